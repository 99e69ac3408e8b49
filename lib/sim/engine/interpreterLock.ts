/**
 * The interpreter lock of one process: who holds it, who waits. A waiter asks for it once it has
 * waited for the switch interval, 5 ms (`sys.getswitchinterval()`); the holder obeys at its next
 * instruction, so only while it is on a core.
 */
export class InterpreterLock<Thread, Core> {
  holder: Thread | null = null;
  /** First come, first served. */
  readonly waiters: Thread[] = [];
  /** When a thread of the process last left a core. */
  leftMs = 0;
  /** A waiter has asked for the lock and the holder has not obeyed yet. */
  asked = false;

  constructor(
    /** Its alarm in the timers. */
    readonly id: number,
    /** Core on which the threads of the process start. */
    readonly home: Core,
  ) {}
}
