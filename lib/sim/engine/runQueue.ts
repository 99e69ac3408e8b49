import type { Thread } from "./thread";

/** A queue on a ring buffer that grows. */
export class ThreadQueue {
  private ring: (Thread | undefined)[] = new Array<Thread | undefined>(64).fill(undefined);
  private head = 0;
  length = 0;

  push(thread: Thread): void {
    if (this.length === this.ring.length) this.grow();
    this.ring[(this.head + this.length) & (this.ring.length - 1)] = thread;
    this.length += 1;
  }

  shift(): Thread | undefined {
    if (this.length === 0) return undefined;
    const thread = this.ring[this.head];
    this.head = (this.head + 1) & (this.ring.length - 1);
    this.length -= 1;
    return thread;
  }

  private grow(): void {
    const { ring, head } = this;
    const grown = [...ring.slice(head), ...ring.slice(0, head)];
    this.ring = grown.concat(new Array<Thread | undefined>(ring.length).fill(undefined));
    this.head = 0;
  }
}
