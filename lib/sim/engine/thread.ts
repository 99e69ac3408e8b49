import type { Core } from "./core";
import type { InterpreterLock } from "./interpreterLock";

/** What a thread is doing, as far as cores and locks are concerned. */
export type ThreadState = 0 | 1 | 2 | 3 | 4;
/** Asleep, or waiting for another thread. */
export const WAITING = 0;
/** Wants the interpreter lock of its process. */
export const WANTS_LOCK = 1;
/** Runnable without a core. */
export const WANTS_CORE = 2;
/** On a core. */
export const RUNNING = 3;
/** Has been given the interpreter lock and is waking up. */
export const GRANTED = 4;

/** The code that a thread runs: called whenever its last request (sleep, compute, wake-up) is done. */
export interface Program {
  advance(): void;
}

/** A process, as far as cores and locks are concerned: the interpreter lock that its threads share. */
export type Process = InterpreterLock<Thread, Core<Thread>>;

/** A thread of a process. Only the engine writes to it. */
export class Thread {
  state: ThreadState = WAITING;
  program: Program = IDLE;
  /** CPU time left of the current burst. */
  remainingMs = 0;
  /** Since when it is on its core. */
  startedMs = 0;
  /** CPU time it has had, as the scheduler counts it: relative to its core's floor while it sleeps. */
  virtualMs = 0;
  /** Whether it has a core. */
  onCore = false;
  /** Since when it has waited for a core or for the lock. */
  wantedMs = 0;
  /** Asked for no CPU time at all: its program is called back at once. */
  instant = false;
  /** Its burst has not begun yet, and takes longer if caches are cold. */
  cold = false;
  /** Time spent runnable without a core since the owner last reset it. */
  coreWaitMs = 0;
  /** Time spent waiting for the interpreter lock since the owner last reset it. */
  lockWaitMs = 0;

  constructor(
    /** Its alarm in the timers. */
    readonly id: number,
    readonly lock: Process,
    /** Core on which it last ran. */
    public core: Core<Thread>,
  ) {}
}

const IDLE: Program = { advance: () => undefined };
