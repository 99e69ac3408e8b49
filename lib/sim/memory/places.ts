/** Where the bytes of batches can be; the last two count blocks of the allocator and descriptors. */
export const PLACES = {
  rawInWorkers: 0,
  rawInMain: 1,
  builtInMain: 2,
  heapInWorkers: 3,
  heapInMain: 4,
  shmInWorkers: 5,
  shmUnmapped: 6,
  shmInMain: 7,
  shmByConsumer: 8,
  heapByConsumer: 9,
  pinnedWaiting: 10,
  pinnedByConsumer: 11,
  blocks: 12,
  descriptors: 13,
} as const;

/** One of {@link PLACES}. */
export type Place = (typeof PLACES)[keyof typeof PLACES];

/** How many there are. */
export const PLACE_COUNT = 14;

/** Changes of what lies where, in any order of time until they are sorted. */
export class PlaceChanges {
  private timesMs = new Float64Array(4096);
  private places = new Uint8Array(4096);
  private amounts = new Float64Array(4096);
  private count = 0;

  /** `amount` lies at `place` from one moment until another; nothing is written if it never does. */
  keep(place: Place, amount: number, fromMs: number, untilMs: number): void {
    if (amount === 0 || untilMs <= fromMs) return;
    this.add(fromMs, place, amount);
    this.add(untilMs, place, -amount);
  }

  /** All changes in order of time. */
  inOrder(): SortedChanges {
    const order = new Uint32Array(this.count).map((_, index) => index);
    const { timesMs, places, amounts } = this;
    order.sort((a, b) => (timesMs[a] ?? 0) - (timesMs[b] ?? 0) || a - b);
    return { count: this.count, order, timesMs, places, amounts };
  }

  private add(timeMs: number, place: Place, amount: number): void {
    if (this.count === this.timesMs.length) this.grow();
    this.timesMs[this.count] = timeMs;
    this.places[this.count] = place;
    this.amounts[this.count] = amount;
    this.count += 1;
  }

  private grow(): void {
    const room = 2 * this.timesMs.length;
    const timesMs = new Float64Array(room);
    const places = new Uint8Array(room);
    const amounts = new Float64Array(room);
    timesMs.set(this.timesMs);
    places.set(this.places);
    amounts.set(this.amounts);
    Object.assign(this, { timesMs, places, amounts });
  }
}

/** `order[i]` is the index of the i-th change in the other columns. */
export interface SortedChanges {
  readonly count: number;
  readonly order: Uint32Array;
  readonly timesMs: Float64Array;
  readonly places: Uint8Array;
  readonly amounts: Float64Array;
}
