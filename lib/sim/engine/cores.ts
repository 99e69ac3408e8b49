import { ThreadQueue } from "./runQueue";
import { RUNNING, type Thread, WAITING, WANTS_CORE } from "./thread";
import type { Timers } from "./timers";

/** Alarm at which the next slice ends; threads and locks have the others. */
const SLICE_ALARM = 0;

/**
 * CPU cores, time-sliced as the recorded runs show: a thread keeps its core until it has nothing
 * to compute or its slice is over and somebody else wants the core; threads that have just been
 * woken go before those whose slice has ended. Nobody waits, nothing happens: a burst that
 * contends with nobody costs one alarm.
 */
export class Cores {
  cpuMs = 0;
  /** A thread has had to wait for a core. */
  short = false;
  private readonly running: Thread[] = [];
  private readonly woken = new ThreadQueue();
  private readonly expired = new ThreadQueue();
  private armed = false;

  constructor(
    private readonly timers: Timers,
    private readonly count: number,
    private readonly sliceMs: number,
    private readonly stopWhenShort: boolean,
  ) {}

  /** Nothing more may happen. */
  get stopped(): boolean {
    return this.short && this.stopWhenShort;
  }

  /** Gives the thread a core for its burst, now or later. */
  request(thread: Thread, nowMs: number): void {
    if (thread.place >= 0) {
      this.startBurst(thread, nowMs);
    } else if (this.running.length < this.count) {
      this.start(thread, nowMs);
    } else {
      this.short = true;
      this.wait(thread, this.woken, nowMs);
      this.arm(nowMs);
    }
  }

  /** The burst is over; the thread keeps its core until {@link settle}. */
  endBurst(thread: Thread, nowMs: number): void {
    this.cpuMs += nowMs - thread.startedMs;
    thread.remainingMs = 0;
    thread.idleFromMs = nowMs;
    thread.state = WAITING;
  }

  /** Frees the core of a thread that has asked for nothing more. */
  settle(thread: Thread, nowMs: number): void {
    if (thread.place < 0 || thread.state === RUNNING) return;
    this.leave(thread);
    this.startNext(nowMs);
  }

  /** Takes a running thread off its core in the middle of a burst; {@link settle} frees the core. */
  interrupt(thread: Thread, nowMs: number): void {
    const ranMs = nowMs - thread.startedMs;
    this.cpuMs += ranMs;
    thread.remainingMs -= ranMs;
    thread.state = WAITING;
    this.timers.clear(thread.id);
  }

  /** The oldest slice is over. */
  endSlice(nowMs: number): void {
    this.armed = false;
    const thread = this.oldest();
    if (thread === undefined) return;
    this.interrupt(thread, nowMs);
    this.leave(thread);
    this.wait(thread, this.expired, nowMs);
    this.startNext(nowMs);
  }

  private wait(thread: Thread, queue: ThreadQueue, nowMs: number): void {
    thread.state = WANTS_CORE;
    thread.wantedMs = nowMs;
    queue.push(thread);
  }

  private startNext(nowMs: number): void {
    const next = this.woken.shift() ?? this.expired.shift();
    if (next === undefined) return;
    next.coreWaitMs += nowMs - next.wantedMs;
    this.start(next, nowMs);
    this.arm(nowMs);
  }

  private start(thread: Thread, nowMs: number): void {
    thread.place = this.running.length;
    this.running.push(thread);
    thread.sliceEndMs = nowMs + this.sliceMs;
    this.startBurst(thread, nowMs);
    if (thread.lock.asked && thread.lock.holder === thread) this.timers.set(thread.lock.id, nowMs);
  }

  private startBurst(thread: Thread, nowMs: number): void {
    thread.state = RUNNING;
    thread.startedMs = nowMs;
    this.timers.set(thread.id, nowMs + thread.remainingMs);
  }

  private leave(thread: Thread): void {
    const last = this.running.pop();
    if (last !== undefined && last !== thread) {
      last.place = thread.place;
      this.running[thread.place] = last;
    }
    thread.place = -1;
  }

  private oldest(): Thread | undefined {
    let oldest = this.running[0];
    for (const thread of this.running) {
      if (oldest !== undefined && thread.sliceEndMs < oldest.sliceEndMs) oldest = thread;
    }
    return oldest;
  }

  private arm(nowMs: number): void {
    const oldest = this.oldest();
    if (this.woken.length + this.expired.length > 0 && oldest !== undefined) {
      this.timers.set(SLICE_ALARM, Math.max(nowMs, oldest.sliceEndMs));
      this.armed = true;
    } else if (this.armed) {
      this.timers.clear(SLICE_ALARM);
      this.armed = false;
    }
  }
}
