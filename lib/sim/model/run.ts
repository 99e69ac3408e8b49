import type { Kernel } from "../engine/kernel";
import type { BatchLog } from "../record/batchLog";
import type { Series } from "../record/series";
import type { MachineCosts } from "../machineCosts";
import type { StartLog } from "../record/startLog";
import type { AllReduce } from "./allReduce";
import type { Plan } from "./plan";
import type { SharedMemory } from "./sharedMemory";
import type { StorageServer } from "./storageServer";

/** What all parts of a rank's run share. */
export interface Run {
  readonly plan: Plan;
  readonly kernel: Kernel;
  readonly costs: MachineCosts;
  readonly log: BatchLog;
  readonly signals: Signals;
  readonly starts: StartLog;
  readonly storage: StorageServer;
  readonly shm: SharedMemory;
  /** Null for one rank alone. */
  readonly allReduce: AllReduce | null;
  /** 1 for an index that a worker answered with a stop marker instead of a batch. */
  readonly stops: Uint8Array;
  /** Load a batch in one go, waits included: allowed while nobody waits for a core. */
  readonly coarse: boolean;
}

/** Levels that are written while the run goes on. */
export interface Signals {
  readonly inFlight: Series;
  readonly ready: Series;
  readonly reorder: Series;
  readonly idleWorkers: Series;
  readonly shmBytes: Series;
}
