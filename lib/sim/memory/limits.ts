/** What a machine, or a container, allows. */
export interface Limits {
  readonly ramBytes: number;
  /** Size of `/dev/shm`. */
  readonly shmBytes: number;
  /** Descriptors that a process may have open (`ulimit -n`). */
  readonly openFiles: number;
}

/** What decides how a full `/dev/shm` shows itself. */
export interface PytorchBehaviour {
  /**
   * `reserves`: shared memory is reserved when it is allocated, so that a full `/dev/shm` is an error
   * (checked with torch 2.13); `faultsLater`: it is allocated lazily and the first write fails.
   */
  readonly fullShm: "reserves" | "faultsLater";
  /** `timeout` of the loader, seconds; null or 0: none, as by default. */
  readonly timeoutS: number | null;
}

/** PyTorch of today with its default arguments. */
export const TODAYS_PYTORCH: PytorchBehaviour = { fullShm: "reserves", timeoutS: null };

/** What ends a run, when, and how the user learns of it. */
export interface Failure {
  /** The limit that is crossed. */
  readonly what: "shm" | "ram" | "openFiles";
  readonly atMs: number;
  /** What would have been needed at that moment. */
  readonly needed: number;
  readonly limit: number;
  /**
   * `error`: an exception in the main process; `hang`: a message on the terminal, then nothing;
   * `timeout`: the same, ended by the loader's `timeout`; `killed`: the kernel ends a process.
   */
  readonly effect: "error" | "hang" | "timeout" | "killed";
  /** What the user reads; `…` stands for what differs from run to run. */
  readonly message: string;
  /** Why it looks like this, in one or two sentences. */
  readonly why: string;
}
