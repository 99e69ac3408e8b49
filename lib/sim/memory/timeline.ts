import type { Result } from "../result";
import type { Footprint } from "./footprint";

/** What holds memory, from the bottom of a stacked picture to its top. Every byte of RAM has one holder. */
export const HOLDERS = [
  /** Python with its imports, in all processes. */
  "interpreters",
  /** The dataset where it was made; in `/dev/shm` for a tensor under spawn and forkserver. */
  "dataset",
  /** What workers have of it for themselves: pages copied on reading, or whole copies. */
  "datasetCopies",
  /** Samples that are loaded and not collated, and without workers the batch that is made of them. */
  "building",
  /** Finished batches in ordinary memory: by value, or waiting for the feeder to copy them. */
  "heapBatches",
  /** Batches in `/dev/shm` from collate until they are delivered or pinned. */
  "inFlight",
  /** Page-locked blocks, used and cached, less what the consumer holds of them. */
  "pinnedPool",
  /** What the training loop holds. */
  "consumer",
] as const;

/** One of {@link HOLDERS}. */
export type Holder = (typeof HOLDERS)[number];

/** The processes of a run by what they are. */
export type ProcessKind = "main" | "workers";

/** What tools report of processes, summed over those of a kind and over ranks. Bytes; row i as in the timeline. */
export interface ProcessMemory {
  /** Resident set size: shared pages count in every process. */
  readonly rssBytes: Float64Array;
  /** Proportional set size: a shared page is split among its users. */
  readonly pssBytes: Float64Array;
  /** Unique set size: pages of no other process. */
  readonly ussBytes: Float64Array;
}

/** A loader whose run is over, with what it takes besides. */
export interface LoaderRun {
  /** Recorded with `signals` at least. */
  readonly result: Result;
  readonly footprint: Footprint;
  /** When its first `iter()` is called, on the clock of all runs. 0 unless said otherwise. */
  readonly startMs?: number;
}

/** Columns of equal length; row i holds from `timesMs[i]` until `timesMs[i + 1]`. */
export interface MemoryTimeline {
  readonly count: number;
  readonly timesMs: Float64Array;
  readonly endMs: number;
  readonly ranks: number;
  readonly runs: readonly LoaderRun[];
  readonly holders: Readonly<Record<Holder, Float64Array>>;
  /** Sum of all holders: what the machine has to have. */
  readonly ramBytes: Float64Array;
  /** The part of it in `/dev/shm`. */
  readonly shmBytes: Float64Array;
  /** The part of that which is a dataset: a tensor for workers that did not inherit it. */
  readonly shmDatasetBytes: Float64Array;
  /** The part of it that is page-locked. */
  readonly pinnedBytes: Float64Array;
  /** The part of `/dev/shm` that no process has mapped at the moment: on its way from a worker to the main process. */
  readonly unmappedBytes: Float64Array;
  /** Descriptors of tensors that the main process of one rank has open. */
  readonly descriptors: Float64Array;
  readonly processes: Readonly<Record<ProcessKind, ProcessMemory>>;
  /** How many worker processes are alive, over all loaders and ranks. */
  readonly workersAlive: Float64Array;
  readonly peaks: Peaks;
}

/** The largest value of a column and when it is first reached. */
export interface Peak {
  readonly value: number;
  readonly atMs: number;
}

/** The peaks of a timeline. */
export interface Peaks {
  readonly ram: Peak;
  readonly shm: Peak;
  readonly pinned: Peak;
  readonly descriptors: Peak;
}
