import { draw, streamKey, STREAMS } from "../random/hash";
import { Core } from "./core";
import { Cores, type CoreSharing } from "./cores";
import { InterpreterLock } from "./interpreterLock";
import { GRANTED, type Process, RUNNING, Thread, WAITING, WANTS_CORE, WANTS_LOCK } from "./thread";
import { Timers } from "./timers";

const TWO_IN_2_POW_32 = 2 / 4294967296;

/** What the kernel needs to know about the machine. */
export interface KernelOptions extends CoreSharing {
  readonly cores: number;
  /** Upper bound on threads plus processes; each has an alarm. */
  readonly alarms: number;
  readonly switchIntervalMs: number;
  /** Mean; each wake-up takes between nothing and twice as long. */
  readonly wakeMs: number;
  readonly seed: number;
  /** Stop as soon as a thread has to wait for a core. */
  readonly stopWhenShort: boolean;
}

/**
 * Time, cores and interpreter locks: the part of the simulator that knows nothing of data loading.
 * A program asks for a sleep or for CPU time and is called back when it has had it.
 */
export class Kernel {
  nowMs = 0;
  /** The thread whose program is being called. */
  private current: Thread | null = null;
  private readonly timers: Timers;
  private readonly cores: Cores;
  private readonly all: readonly Core<Thread>[];
  private readonly owners: (Thread | Process | Core<Thread>)[] = [];
  private readonly switchIntervalMs: number;
  private readonly wakeMs: number;
  private readonly wakeKey: number;
  private wakeUps = 0;

  constructor(options: KernelOptions) {
    const count = Math.min(options.cores, options.alarms);
    this.timers = new Timers(options.alarms + count);
    this.all = Array.from({ length: count }, (_, id) => new Core(id));
    this.owners.push(...this.all);
    this.cores = new Cores(this.timers, this.all, options, options.stopWhenShort);
    this.switchIntervalMs = options.switchIntervalMs;
    this.wakeMs = options.wakeMs;
    this.wakeKey = streamKey(options.seed, STREAMS.wakeUp);
  }

  /** A new process: what its threads share is their interpreter lock. */
  createProcess(): Process {
    const home = this.all[0];
    if (home === undefined) throw new RangeError("a machine has at least one core");
    const lock: Process = new InterpreterLock(this.owners.length, home);
    this.owners.push(lock);
    return lock;
  }

  /** A new thread; it does nothing until it is woken. */
  createThread(process: Process): Thread {
    const thread = new Thread(this.owners.length, process, process.home);
    this.owners.push(thread);
    return thread;
  }

  /** CPU time consumed by all threads so far. */
  get cpuMs(): number {
    return this.cores.cpuMs;
  }

  /** Whether the run was given up because a thread had to wait for a core. */
  get stopped(): boolean {
    return this.cores.stopped;
  }

  /** Runs until nothing is left to happen. */
  run(): void {
    const { timers, cores, owners } = this;
    while (!cores.stopped) {
      const timeMs = timers.nextMs;
      if (timeMs === Infinity) return;
      this.nowMs = timeMs;
      const owner = owners[timers.take()];
      if (owner instanceof Thread) this.fire(owner);
      else if (owner instanceof InterpreterLock) this.ask(owner);
      else if (owner !== undefined) cores.endSlice(owner, timeMs);
    }
  }

  /** Calls the thread's program back after `ms`, without using a core. */
  sleep(thread: Thread, ms: number): void {
    this.timers.set(thread.id, this.nowMs + ms);
  }

  /** Ends another thread's wait: it goes on after the time a wake-up takes. */
  wake(thread: Thread): void {
    if (thread.state !== WAITING || this.timers.isSet(thread.id)) return; // on its way already
    this.cores.place(thread, this.current);
    this.timers.set(thread.id, this.nowMs + this.wakeUpMs());
  }

  /** Ends another thread's wait, whether it sleeps or keeps its core meanwhile. */
  hurry(thread: Thread): void {
    if (thread.state === RUNNING) this.timers.set(thread.id, this.nowMs);
    else if (thread.state === WANTS_CORE) thread.remainingMs = 0;
    else this.wake(thread);
  }

  /**
   * Calls the thread's program back once it has had `ms` of CPU time, under the interpreter lock or
   * not. `idleMs` is added to the burst and not counted as CPU time: waits that are lumped together
   * with the computing, which is exact as long as nobody has to wait for a core. `asMeasured`: what cold
   * caches cost is part of the time already.
   */
  compute(thread: Thread, ms: number, underLock: boolean, idleMs: number, asMeasured = false): void {
    thread.remainingMs = ms + idleMs;
    thread.cold = !asMeasured;
    this.cores.cpuMs -= idleMs;
    const { lock } = thread;
    if (!underLock) {
      if (lock.holder === thread) this.release(lock);
    } else if (lock.holder === null) {
      lock.holder = thread;
    } else if (lock.holder !== thread) {
      this.await(lock, thread);
      return;
    }
    if (thread.remainingMs === 0 && thread === this.current) {
      thread.instant = true;
      return;
    }
    this.cores.request(thread, this.nowMs);
  }

  private fire(thread: Thread): void {
    if (thread.state === GRANTED) {
      this.cores.request(thread, this.nowMs);
      return;
    }
    const computed = thread.state === RUNNING;
    this.current = thread;
    if (computed) this.cores.endBurst(thread, this.nowMs);
    thread.program.advance();
    while (thread.instant) {
      thread.instant = false;
      thread.program.advance();
    }
    if (computed || thread.lock.holder === thread) this.settle(thread);
  }

  /** After a burst: what the thread has not asked for again goes to others. */
  private settle(thread: Thread): void {
    const letsGo = thread.state === WAITING && thread.lock.holder === thread;
    this.cores.settle(thread, this.nowMs);
    if (letsGo) this.release(thread.lock);
  }

  private await(lock: Process, thread: Thread): void {
    thread.state = WANTS_LOCK;
    thread.wantedMs = this.nowMs;
    lock.waiters.push(thread);
    if (lock.waiters.length === 1) this.timers.set(lock.id, this.nowMs + this.switchIntervalMs);
  }

  /** A waiter has waited for the switch interval. */
  private ask(lock: Process): void {
    const { holder } = lock;
    if (holder === null || lock.waiters.length === 0) return;
    if (holder.state !== RUNNING) {
      lock.asked = true;
      return;
    }
    this.cores.interrupt(holder, this.nowMs);
    holder.state = WANTS_LOCK;
    holder.wantedMs = this.nowMs;
    lock.waiters.push(holder);
    this.release(lock);
    this.cores.settle(holder, this.nowMs);
  }

  private release(lock: Process): void {
    lock.asked = false;
    const { holder } = lock;
    const next = lock.waiters.shift();
    lock.holder = next ?? null;
    if (next === undefined) return;
    this.cores.place(next, holder);
    next.lockWaitMs += this.nowMs - next.wantedMs;
    if (lock.waiters.length > 0) this.timers.set(lock.id, this.nowMs + this.switchIntervalMs);
    else this.timers.clear(lock.id);
    next.state = GRANTED;
    this.timers.set(next.id, this.nowMs + this.wakeUpMs());
  }

  private wakeUpMs(): number {
    this.wakeUps += 1;
    return this.wakeMs * draw(this.wakeKey, this.wakeUps) * TWO_IN_2_POW_32;
  }
}
