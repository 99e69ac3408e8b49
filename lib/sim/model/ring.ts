/** A first-in first-out queue of batch numbers with a fixed capacity. */
export class Ring {
  private readonly items: Int32Array;
  private head = 0;
  length = 0;

  constructor(private readonly capacity: number) {
    this.items = new Int32Array(capacity);
  }

  push(item: number): void {
    this.items[(this.head + this.length) % this.capacity] = item;
    this.length += 1;
  }

  /** Takes the oldest; only when there is one. */
  shift(): number {
    const item = this.items[this.head] ?? 0;
    this.head = (this.head + 1) % this.capacity;
    this.length -= 1;
    return item;
  }

  clear(): void {
    this.length = 0;
  }
}
