/** How a dataset is kept in the process that made it. It decides what a worker's reading costs. */
export type DatasetKind = "pathList" | "pythonObjects" | "packedBytes" | "array" | "tensor";

/** All of {@link DatasetKind}. */
export const DATASET_KINDS = ["pathList", "pythonObjects", "packedBytes", "array", "tensor"] as const;

/** The dataset object as it lies in memory. */
export interface DatasetFootprint {
  /**
   * `pathList`: one Python string or `bytes` object per item; `pythonObjects`: several small objects per
   * item (tuples, dicts, the rows of an object column); `packedBytes`: serialised items in one buffer with
   * offsets; `array`: one NumPy array; `tensor`: one tensor.
   */
  readonly kind: DatasetKind;
  readonly items: number;
  /** All of it; a list's pointers to its items are part of it, 8 bytes each. */
  readonly bytes: number;
  /** The sampler's order: shuffled reading touches a page with the first of its items. */
  readonly order: "shuffled" | "sequential";
  /**
   * How often one epoch of the run goes through all items. 1 for an epoch over the whole dataset, also
   * where a short run stands for it.
   */
  readonly passes: number;
}

/** What Python with its imports takes. */
export interface InterpreterFootprint {
  /** Pages of mapped files, libraries above all: once on the machine, in every process's RSS. */
  readonly sharedBytes: number;
  /** Heap of a main process without dataset. Forked workers share it, page by page, until somebody writes. */
  readonly mainBytes: number;
  /** Private memory of a forked worker; these are copies of pages of the main process's heap. */
  readonly forkedBytes: number;
  /** Private memory of a worker that imports everything itself (`spawn`, and `forkserver` without preload). */
  readonly spawnedBytes: number;
}

/** What a scenario does not say about memory: it does not change the timing. */
export interface Footprint {
  readonly dataset: DatasetFootprint;
  readonly interpreter: InterpreterFootprint;
  /** What a loader holds for each sample that it has loaded and not collated yet. */
  readonly rawBytesPerSample: number;
  /** Batches that the training loop keeps: 1 for the loop variable alone, more for a list of the latest. */
  readonly batchesHeld: number;
  /** `oneLarge`: the first tensor of a batch has nearly all its bytes; `equal`: all are of one size. */
  readonly tensorLayout: "oneLarge" | "equal";
}

/** Whether reading an item writes to the page that it lies on: a reference count is in each object's header. */
export function growsByReading(kind: DatasetKind): boolean {
  return kind === "pathList" || kind === "pythonObjects";
}
