/** What a core has to know of a thread to pick the next one. */
interface Queued {
  /** Since when it has waited here. */
  readonly startedMs: number;
  /** CPU time it has had, as the scheduler counts it. */
  readonly virtualMs: number;
}

/** One CPU core: who runs on it and who waits for it. */
export class Core<Thread extends Queued> {
  running: Thread | null = null;
  readonly waiting: Thread[] = [];
  /** When the running thread's slice ends; looked at only while somebody waits. */
  sliceEndMs = 0;
  /** Lower bound of the virtual run times on this core; never falls. */
  floorMs = 0;
  /** Process of the last thread that ran here. */
  process: object | null = null;

  constructor(
    /** Its alarm in the timers. */
    readonly id: number,
  ) {}

  /** Removes and returns the waiting thread that has run least, among those that have waited since `untilMs`. */
  takeLeastRun(untilMs: number): Thread | undefined {
    const { waiting } = this;
    let least = -1;
    let leastMs = Infinity;
    for (let i = 0; i < waiting.length; i += 1) {
      const thread = waiting[i];
      if (thread === undefined || thread.startedMs > untilMs || thread.virtualMs >= leastMs) continue;
      least = i;
      leastMs = thread.virtualMs;
    }
    if (least < 0) return undefined;
    return least === waiting.length - 1 ? waiting.pop() : waiting.splice(least, 1)[0];
  }
}
