import type { Cost } from "./cost";
import type { MachineCosts } from "./machineCosts";

/**
 * Everything that decides a run, as plain data. Same scenario, same result, to the bit.
 * `Loader` is a union on `numWorkers`, so that prefetching without workers can't be written down
 * (PyTorch refuses it: `DataLoader.__init__`, torch/utils/data/dataloader.py).
 */
export interface Scenario {
  /** Unsigned 32-bit; every random stream is a hash of it, the stream and the sample. */
  readonly seed: number;
  readonly workload: Workload;
  readonly loader: Loader;
  readonly training: Training;
  readonly machine: Machine;
}

/** What one sample and one batch cost, whoever loads them. */
export interface Workload {
  readonly dataset: MapDataset | IterableDataset;
  readonly sample: SampleWork;
  readonly collate: CollateWork;
  /** What survives collate and has to reach the main process. */
  readonly payload: Payload;
}

interface AnyDataset {
  /**
   * What the dataset is pickled to for a worker that is not forked: lists, dicts, NumPy arrays, not tensors,
   * whose bytes are shared. Absent: less than a pipe holds, so that starting a worker waits for nothing.
   */
  readonly pickledBytes?: number;
}

/** A dataset with `__getitem__`. */
export interface MapDataset extends AnyDataset {
  readonly kind: "map";
  readonly samples: number;
  /** `perBatch`: the dataset has `__getitems__`, one request to storage serves a whole batch. */
  readonly reads: "perSample" | "perBatch";
}

/** A dataset with `__iter__`; each worker holds its own replica. */
export interface IterableDataset extends AnyDataset {
  readonly kind: "iterable";
  /** Samples of each shard. */
  readonly shardSamples: readonly number[];
  /** `byWorker`: worker w reads shards w, w + numWorkers, …; `none`: every worker reads them all. */
  readonly split: "byWorker" | "none";
}

/** The work of one sample. Time in storage needs no core; time on the CPU does. */
export interface SampleWork {
  /** Waiting without a core: a sleep, a lock, a remote call; drawn per sample. */
  readonly waitMs: Cost;
  /** CPU time: decode and transform; drawn per sample. */
  readonly cpuMs: Cost;
  /** Bytes read from the machine's storage; 0 means that the sample is already in RAM. */
  readonly storageBytes: number;
  /** Whether the CPU part keeps the interpreter lock (pure Python) or releases it (most C code). */
  readonly holdsInterpreterLock: boolean;
  /**
   * Threads of a library (OpenCV, OpenMP, BLAS) that share the CPU part of a sample, in whichever process
   * loads it. 1: the thread that loads does it alone, as PyTorch's own operators do in a worker
   * (`torch/utils/data/_utils/worker.py`, `torch.set_num_threads(1)`). Only work that releases the
   * interpreter lock can be shared.
   */
  readonly libraryThreads: number;
}

/** Threads that share the CPU part of a sample: pure Python runs on one at a time. */
export function threadsOf({ holdsInterpreterLock, libraryThreads }: SampleWork): number {
  return holdsInterpreterLock ? 1 : libraryThreads;
}

/** CPU time of collate, per batch. */
export interface CollateWork {
  /** As a worker does it: fresh shared memory faults its pages. */
  readonly inWorkerMs: number;
  /** As the main process does it with `numWorkers: 0`. */
  readonly inMainMs: number;
}

/** What survives collate. */
export type Payload = TensorPayload | ByValuePayload;

/** Tensors travel as handles; their bytes stay in shared memory. */
export interface TensorPayload {
  readonly kind: "tensors";
  readonly tensors: number;
  readonly bytes: number;
  /** `collate`: allocated in shared memory by default collate; `feeder`: copied there while pickling. */
  readonly sharedBy: "collate" | "feeder";
}

/** NumPy arrays, PIL images, bytes, strings: pickled whole through one 64 KiB pipe. */
export interface ByValuePayload {
  readonly kind: "byValue";
  readonly bytes: number;
}

/** `DataLoader(...)`, as far as it decides timing. */
export type Loader = MainProcessLoader | WorkerLoader;

interface AnyLoader {
  readonly batchSize: number;
  readonly dropLast: boolean;
  readonly pinMemory: boolean;
}

/** `num_workers=0`: the main process loads, collates and pins inside `next()`. */
export interface MainProcessLoader extends AnyLoader {
  readonly numWorkers: 0;
}

/** `num_workers > 0`. */
export interface WorkerLoader extends AnyLoader {
  readonly numWorkers: number;
  readonly prefetchFactor: number;
  readonly persistentWorkers: boolean;
  readonly inOrder: boolean;
  readonly startMethod: StartMethod;
}

/** How Python starts a worker process (`multiprocessing_context`). */
export type StartMethod = "fork" | "spawn" | "forkserver";

/** Narrows the union; `numWorkers` alone can't, since `number` includes 0. */
export function hasWorkers(loader: Loader): loader is WorkerLoader {
  return "prefetchFactor" in loader;
}

/** The training loop. */
export interface Training {
  /** GPU time of one step, drawn per batch. */
  readonly stepMs: Cost;
  readonly epochs: number;
  /**
   * Processes on this machine that train one model together (DDP): each has its own part of the samples,
   * its own loader and its own GPU. Cores, storage, RAM and `/dev/shm` are everybody's. 1: no others.
   */
  readonly ranks: number;
  /** Leave each epoch after this many batches, as an early `break` does; null means never. */
  readonly breakAfterBatches: number | null;
  /** `loss.item()` each step: the main process waits for the step to end. */
  readonly readsLoss: boolean;
  readonly copy: DeviceCopy | null;
  /** CPU time of the main process per step, outside `next()`: launching, logging, touching the batch. */
  readonly hostMs: number;
  /** Deliveries of each epoch that the steady totals leave out; at least one is. */
  readonly excludedBatches: number;
}

/** `.to(device)`: null in {@link Training} when the batch is already where it is used. */
export interface DeviceCopy {
  readonly nonBlocking: boolean;
  /** `side`: a stream of its own, which the DataLoader doesn't provide. */
  readonly stream: "default" | "side";
}

/** The computer. */
export interface Machine {
  readonly cores: number;
  readonly ramBytes: number;
  readonly shmBytes: number;
  readonly storage: Storage;
  readonly link: Link;
  /** What processes, threads and hand-over cost there; `constants.ts` has defaults, `evidence.ts` says how they are known. */
  readonly costs: MachineCosts;
}

/** Where samples come from when `storageBytes` is above 0. */
export interface Storage {
  readonly latencyMs: number;
  readonly requestsPerSecond: number | null;
  readonly bytesPerSecond: number | null;
}

/** Host to device. */
export interface Link {
  readonly pinnedBytesPerSecond: number;
  readonly pageableBytesPerSecond: number;
}
