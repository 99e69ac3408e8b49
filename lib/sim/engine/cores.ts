import { draw, streamKey, STREAMS } from "../random/hash";
import type { Core } from "./core";
import { RUNNING, type Thread, WAITING, WANTS_CORE } from "./thread";
import type { Timers } from "./timers";

const SLICE_KEY = streamKey(0, STREAMS.slice);

/** How cores are shared; see `SchedulingCosts`. */
export interface CoreSharing {
  readonly sliceMs: number;
  readonly migrationMs: number;
  readonly coldMs: number;
  readonly coldAfterMs: number;
  readonly switchMs: number;
  /**
   * A slice ends at a tick of the core's own clock: after something between nothing and twice the slice.
   * It matters where threads wait for one another: on cores that all switch at the same instant they
   * would never be parted.
   */
  readonly unevenSlices: boolean;
}

/**
 * CPU cores, shared as Linux does it (`kernel/sched/fair.c`): each core has its own queue and runs
 * the thread that has had least; a thread keeps its core for a slice while others wait. A woken
 * thread goes back to the core it last ran on, or to an idle one; it is given credit for having
 * slept and takes the core at once from a thread that has had more than it. A core without work
 * takes a waiting thread from another. When nobody waits, a burst costs one alarm.
 *
 * A process that comes back to a core finds its caches cold, the more the longer it was away, and
 * colder once cores are short and another process has run there. It warms up once a burst.
 */
export class Cores {
  cpuMs = 0;
  /** A thread has had to wait for a core. */
  short = false;
  private idle: number;
  private waiting = 0;
  private slices = 0;

  constructor(
    private readonly timers: Timers,
    private readonly cores: readonly Core<Thread>[],
    private readonly sharing: CoreSharing,
    private readonly stopWhenShort: boolean,
  ) {
    this.idle = cores.length;
  }

  /** Nothing more may happen. */
  get stopped(): boolean {
    return this.short && this.stopWhenShort;
  }

  /** Gives the thread a core for its burst, now or later. */
  request(thread: Thread, nowMs: number): void {
    if (thread.onCore) {
      this.startBurst(thread, nowMs);
      return;
    }
    if (this.stopWhenShort) {
      // Nobody ever waits: it does not matter which core it is.
      this.short = this.idle === 0;
      this.take(thread.core, thread, nowMs);
      return;
    }
    this.place(thread, null);
    const { core } = thread;
    thread.virtualMs = Math.max(thread.virtualMs + core.floorMs, core.floorMs - this.sharing.sliceMs);
    if (core.running === null) {
      this.start(core, thread, nowMs);
      return;
    }
    this.short = true;
    const { running } = core;
    const ranMs = running.virtualMs + nowMs - running.startedMs;
    if (running.state === RUNNING && ranMs > thread.virtualMs) {
      this.interrupt(running, nowMs);
      this.vacate(core, running);
      this.wait(core, running, nowMs);
      this.start(core, thread, nowMs);
    } else {
      this.wait(core, thread, nowMs);
    }
    this.arm(core, nowMs);
  }

  /** The burst is over; the thread keeps its core until {@link settle}. */
  endBurst(thread: Thread, nowMs: number): void {
    this.account(thread, nowMs);
    thread.remainingMs = 0;
    thread.state = WAITING;
  }

  /** Frees the core of a thread that has asked for nothing more. */
  settle(thread: Thread, nowMs: number): void {
    if (!thread.onCore || thread.state === RUNNING) return;
    const { core } = thread;
    this.vacate(core, thread);
    thread.virtualMs -= core.floorMs;
    this.startNext(core, nowMs);
  }

  /** Takes a running thread off its core in the middle of a burst; {@link settle} frees the core. */
  interrupt(thread: Thread, nowMs: number): void {
    thread.remainingMs -= this.account(thread, nowMs);
    thread.state = WAITING;
    this.timers.clear(thread.id);
  }

  /** The slice of the core's thread is over. */
  endSlice(core: Core<Thread>, nowMs: number): void {
    const { running } = core;
    if (running === null || core.waiting.length === 0) return;
    this.interrupt(running, nowMs);
    this.vacate(core, running);
    const idle =
      this.idle > 1 ? this.cores.find((other) => other !== core && other.running === null) : undefined;
    if (idle === undefined) {
      this.wait(core, running, nowMs);
    } else {
      running.virtualMs += idle.floorMs - core.floorMs;
      this.start(idle, running, nowMs);
    }
    this.startNext(core, nowMs);
  }

  private account(thread: Thread, nowMs: number): number {
    const ranMs = nowMs - thread.startedMs;
    this.cpuMs += ranMs;
    thread.virtualMs += ranMs;
    thread.startedMs = nowMs;
    thread.lock.leftMs = nowMs;
    return ranMs;
  }

  /**
   * Decides where a thread will run: where it last did, or else on an idle core. A waker still occupies its
   * own. Without an idle core the thread goes where fewer wait, beside the waker or back.
   */
  place(thread: Thread, waker: Thread | null): void {
    const { core } = thread;
    if (core.running === null) return;
    if (this.idle > 0) thread.core = this.anIdle() ?? core;
    else if (waker?.onCore === true && waker.core.waiting.length < core.waiting.length) {
      thread.core = waker.core;
    }
  }

  private anIdle(): Core<Thread> | undefined {
    return this.cores.find(({ running }) => running === null);
  }

  private wait(core: Core<Thread>, thread: Thread, nowMs: number): void {
    thread.state = WANTS_CORE;
    thread.wantedMs = nowMs;
    core.waiting.push(thread);
    this.waiting += 1;
  }

  private startNext(core: Core<Thread>, nowMs: number): void {
    if (this.waiting === 0) return;
    const from = core.waiting.length > 0 ? core : this.longest();
    const thread = from.takeLeastRun(from === core ? nowMs : nowMs - this.sharing.migrationMs);
    if (thread === undefined) return;
    this.waiting -= 1;
    if (from !== core) thread.virtualMs += core.floorMs - from.floorMs;
    thread.coreWaitMs += nowMs - thread.wantedMs;
    this.start(core, thread, nowMs);
    this.arm(core, nowMs);
  }

  private longest(): Core<Thread> {
    return this.cores.reduce((longest, core) =>
      core.waiting.length > longest.waiting.length ? core : longest,
    );
  }

  private start(core: Core<Thread>, thread: Thread, nowMs: number): void {
    core.running = thread;
    core.sliceEndMs = nowMs + this.sliceMs();
    core.floorMs = Math.max(core.floorMs, thread.virtualMs);
    thread.core = core;
    this.take(core, thread, nowMs);
  }

  private take(core: Core<Thread>, thread: Thread, nowMs: number): void {
    this.idle -= 1;
    thread.onCore = true;
    thread.remainingMs += this.warmUpMs(core, thread, nowMs);
    this.startBurst(thread, nowMs);
    if (thread.lock.asked && thread.lock.holder === thread) this.timers.set(thread.lock.id, nowMs);
  }

  private sliceMs(): number {
    const { sliceMs, unevenSlices } = this.sharing;
    if (!unevenSlices) return sliceMs;
    this.slices += 1;
    return (2 * sliceMs * draw(SLICE_KEY, this.slices)) / 4294967296;
  }

  /** What a thread computes longer for having been away: caches cool down, and another process fills them. */
  private warmUpMs(core: Core<Thread>, thread: Thread, nowMs: number): number {
    const { coldMs, coldAfterMs, switchMs } = this.sharing;
    const { lock } = thread;
    const replaced = this.short && core.process !== lock;
    core.process = lock;
    if (!thread.cold) return 0;
    thread.cold = false;
    const awayMs = nowMs - lock.leftMs;
    const square = awayMs * awayMs;
    const coolingMs = square > 0 ? (coldMs * square) / (square + coldAfterMs * coldAfterMs) : 0;
    return replaced ? coolingMs + switchMs : coolingMs;
  }

  private startBurst(thread: Thread, nowMs: number): void {
    thread.state = RUNNING;
    thread.startedMs = nowMs;
    this.timers.set(thread.id, nowMs + thread.remainingMs);
  }

  private vacate(core: Core<Thread>, thread: Thread): void {
    core.running = null;
    thread.onCore = false;
    this.idle += 1;
  }

  /** Sets the alarm for the end of the slice while somebody waits. A slice that went unused starts anew. */
  private arm(core: Core<Thread>, nowMs: number): void {
    if (core.waiting.length === 0) return;
    const { sliceMs } = this.sharing;
    if (core.sliceEndMs < nowMs) {
      core.sliceEndMs += sliceMs * Math.ceil((nowMs - core.sliceEndMs) / sliceMs);
    }
    this.timers.set(core.id, core.sliceEndMs);
  }
}
