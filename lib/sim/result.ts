import type { Scenario } from "./scenario";
import type { Stage } from "./stage";

/** How much of a run is kept: sweeps pay for totals alone. */
export type RecordingLevel = "totals" | "signals" | "full";

/**
 * What a run did. Immutable; times are milliseconds since the first `iter()`. Of several ranks, the
 * table, the lanes, the levels and the gaps are those of one, rank 0 unless another was asked for, as its
 * own log and profile would show them; what is otherwise says so.
 */
export interface Result {
  readonly scenario: Scenario;
  readonly level: RecordingLevel;
  /** Counts and rates of all ranks together; times and shares of the one that is shown. */
  readonly totals: Totals;
  /** The totals of each rank alone. */
  readonly ranks: readonly Totals[];
  /** One row per delivered batch, in delivery order; empty at level `totals`. */
  readonly batches: BatchTable;
  /** Who did what when; empty below level `full`. */
  readonly lanes: readonly Lane[];
  /** How the workers came to be, in the order of time; empty at level `totals`. */
  readonly starts: readonly WorkerStart[];
  /** Queue lengths and the like as step functions; empty at level `totals`. */
  readonly levels: Levels;
  /** Every stretch in which the GPU had nothing to do, with its cause; empty at level `totals`. */
  readonly gaps: readonly Gap[];
}

/** The numbers of a whole run. A GPU counts as busy while its step waits for other ranks, as it does in real tools. */
export interface Totals {
  readonly batches: number;
  readonly samples: number;
  /** From the first `iter()` to the end of everything, the last shutdown included. */
  readonly wallMs: number;
  /** Part of {@link wallMs}: the shutdown inside the last `next()`. */
  readonly lastShutdownMs: number;
  /** `iter()` alone: starting the workers. */
  readonly iteratorMs: number;
  /** From `iter()` to the first return of `next()`. */
  readonly firstBatchMs: number;
  /** After warm-up, from `next()` return to `next()` return; see `steady.ts` for what is left out. */
  readonly samplesPerSecond: number;
  readonly batchesPerSecond: number;
  readonly samplesPerSecondOverall: number;
  /** Time inside `next()` over steady time, 0 to 1. */
  readonly waitFraction: number;
  readonly gpuBusyMs: number;
  readonly gpuIdleMs: number;
  /** Busy over busy plus idle within the steady stretch, 0 to 1. */
  readonly gpuBusyFraction: number;
  readonly maxInFlight: number;
  /** CPU time that was consumed by all processes of all ranks. */
  readonly cpuMs: number;
}

/** Columns of equal length; row r is the r-th delivered batch. */
export interface BatchTable {
  readonly count: number;
  /** Number of the batch in the sampler's order, from 0, across epochs. */
  readonly batch: Int32Array;
  readonly epoch: Int32Array;
  /** -1: loaded by the main process. */
  readonly worker: Int16Array;
  readonly samples: Int32Array;
  /** Index sent to the worker. */
  readonly sentMs: Float64Array;
  readonly loadStartMs: Float64Array;
  readonly loadEndMs: Float64Array;
  readonly collateEndMs: Float64Array;
  /** Within load: waiting for storage or asleep. */
  readonly storageMs: Float64Array;
  /** Within load and collate: runnable, and no core was free; or waiting for the other threads of a library. */
  readonly coreWaitMs: Float64Array;
  /** Within load and collate: waiting for the interpreter lock of the worker. */
  readonly lockWaitMs: Float64Array;
  /** Handle or pickle on the result queue: the batch is ready, wherever it has to wait. */
  readonly readyMs: Float64Array;
  /** Taken from the result queue by the main process or the pin thread, which then rebuilds it. */
  readonly takenMs: Float64Array;
  /** Rebuilt by the main process or the pin thread. */
  readonly receivedMs: Float64Array;
  /** Pinned; equals `receivedMs` without pinning. */
  readonly pinnedMs: Float64Array;
  readonly nextCallMs: Float64Array;
  /** The main process has taken it out of flight and sends the next index. */
  readonly deliveredMs: Float64Array;
  readonly nextReturnMs: Float64Array;
  readonly copyStartMs: Float64Array;
  readonly copyEndMs: Float64Array;
  readonly stepStartMs: Float64Array;
  readonly stepEndMs: Float64Array;
}

/**
 * One row of the picture: a process, thread or device, with what it did. Intervals of a lane never
 * overlap. A batch's load is one stretch of storage and one of load, in the proportion of their
 * times: samples are loaded one after another, but not drawn one by one.
 */
export interface Lane {
  readonly id: LaneId;
  readonly count: number;
  readonly startMs: Float64Array;
  readonly endMs: Float64Array;
  /** Index into `STAGES`. */
  readonly stage: Uint8Array;
  readonly batch: Int32Array;
}

/** Who owns a lane. */
export type LaneId =
  | { readonly kind: "worker"; readonly worker: number }
  /** The worker's queue feeder, which pickles and writes to the result queue. */
  | { readonly kind: "feeder"; readonly worker: number }
  | { readonly kind: "main" }
  | { readonly kind: "pinThread" }
  | { readonly kind: "copyEngine" }
  | { readonly kind: "gpu" };

/** One start of a worker process; without `persistentWorkers` there is one in every epoch. */
export interface WorkerStart {
  readonly worker: number;
  /** The main process begins to start it. */
  readonly callMs: number;
  /** The process exists, and the main process goes on. */
  readonly bornMs: number;
  /** It has imported what it needs and looks for its first index. */
  readonly readyMs: number;
}

/** Value `values[i]` holds from `timesMs[i]` until `timesMs[i + 1]`. */
export interface StepFunction {
  readonly count: number;
  readonly timesMs: Float64Array;
  readonly values: Float64Array;
}

/** The signals that engineers know from real tools. */
export interface Levels {
  /** Indices sent and not yet delivered. */
  readonly inFlight: StepFunction;
  /** Finished by a worker and not yet delivered. */
  readonly ready: StepFunction;
  /** Received out of order and held back by the main process. */
  readonly reorder: StepFunction;
  /** Workers without an index to work on. */
  readonly idleWorkers: StepFunction;
  /** Of all ranks: they share `/dev/shm`. */
  readonly shmBytes: StepFunction;
}

/** A stretch of idle GPU. `cause` is what the awaited batch was doing for most of it. */
export interface Gap {
  readonly startMs: number;
  readonly endMs: number;
  /** Batch whose step ends the gap; -1 after the last one. */
  readonly batch: number;
  readonly cause: GapCause;
}

/** Why the GPU had nothing to do. `worker` is -1 for the main process. */
export type GapCause =
  | { readonly kind: "workerStart" }
  | { readonly kind: "stage"; readonly stage: Stage; readonly worker: number }
  /** Its worker was still at an earlier batch. */
  | { readonly kind: "queued"; readonly worker: number; readonly behindBatch: number }
  /** The worker was runnable and every core was taken. */
  | { readonly kind: "core"; readonly worker: number }
  /** The worker wanted its interpreter lock, which another of its threads held. */
  | { readonly kind: "lock"; readonly worker: number }
  /** The batch was there; the main process (or the pin thread) was busy with something else. */
  | { readonly kind: "mainProcess" }
  | { readonly kind: "shutdown" }
  | { readonly kind: "end" };
