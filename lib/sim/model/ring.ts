/** Room of an empty ring. Powers of two make the way round a mask. */
const ROOM = 16;

/** A first-in first-out queue of batch numbers on a ring that grows when it is full. */
export class Ring {
  private items = new Int32Array(ROOM);
  private head = 0;
  length = 0;

  push(item: number): void {
    if (this.length === this.items.length) this.grow();
    this.items[(this.head + this.length) & (this.items.length - 1)] = item;
    this.length += 1;
  }

  /** Takes the oldest; only when there is one. */
  shift(): number {
    const item = this.items[this.head] ?? 0;
    this.head = (this.head + 1) & (this.items.length - 1);
    this.length -= 1;
    return item;
  }

  clear(): void {
    this.length = 0;
  }

  private grow(): void {
    const { items, head } = this;
    const grown = new Int32Array(2 * items.length);
    grown.set(items.subarray(head));
    grown.set(items.subarray(0, head), items.length - head);
    this.items = grown;
    this.head = 0;
  }
}
