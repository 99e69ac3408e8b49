/**
 * One alarm per owner, the earliest first. A tournament tree: every inner node names the earlier
 * of its two children, so that setting an alarm replays one path and stale alarms can't exist.
 * Equal times go to the one that was set first.
 */
export class Timers {
  private readonly leaves: number;
  private readonly winner: Int32Array;
  private readonly timeMs: Float64Array;
  private readonly serial: Float64Array;
  private count = 0;

  /** `owners` are numbered from 0. */
  constructor(owners: number) {
    let leaves = 2;
    while (leaves < owners) leaves *= 2;
    this.leaves = leaves;
    this.winner = new Int32Array(2 * leaves);
    this.timeMs = new Float64Array(leaves).fill(Infinity);
    this.serial = new Float64Array(leaves);
    for (let i = 0; i < leaves; i += 1) this.winner[leaves + i] = i;
    for (let i = leaves - 1; i > 0; i -= 1) this.winner[i] = this.winner[2 * i] ?? 0;
  }

  /** Sets or moves the owner's alarm. */
  set(owner: number, timeMs: number): void {
    this.timeMs[owner] = timeMs;
    this.count += 1;
    this.serial[owner] = this.count;
    this.replay(owner);
  }

  /** Removes the owner's alarm, if there is one. */
  clear(owner: number): void {
    if (this.timeMs[owner] === Infinity) return;
    this.timeMs[owner] = Infinity;
    this.replay(owner);
  }

  /** When the owner's alarm goes off; `Infinity` without one. */
  timeOf(owner: number): number {
    return this.timeMs[owner] ?? Infinity;
  }

  /**
   * Stops the owner's alarm, which has just gone off, without putting the tree in order: call
   * {@link afterStop} before the next look at {@link earliest}.
   */
  stop(owner: number): void {
    this.timeMs[owner] = Infinity;
  }

  /** Puts the tree in order if the stopped alarm was not set again. */
  afterStop(owner: number): void {
    if (this.timeMs[owner] === Infinity) this.replay(owner);
  }

  /** Owner of the earliest alarm. */
  earliest(): number {
    return this.winner[1] ?? 0;
  }

  private replay(owner: number): void {
    const { winner, timeMs, serial } = this;
    for (let node = (this.leaves + owner) >> 1; node > 0; node >>= 1) {
      const left = winner[2 * node] ?? 0;
      const right = winner[2 * node + 1] ?? 0;
      const leftMs = timeMs[left] ?? 0;
      const rightMs = timeMs[right] ?? 0;
      const leftFirst =
        leftMs < rightMs || (leftMs === rightMs && (serial[left] ?? 0) <= (serial[right] ?? 0));
      const first = leftFirst ? left : right;
      if (winner[node] === first && first !== owner) return;
      winner[node] = first;
    }
  }
}
