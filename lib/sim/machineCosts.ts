/** What processes, threads and hand-over cost on a machine. CPU time unless said otherwise. */
export interface MachineCosts {
  readonly scheduling: SchedulingCosts;
  readonly handOver: HandOverCosts;
  readonly lifecycle: LifecycleCosts;
}

/** How cores and interpreter locks change hands. */
export interface SchedulingCosts {
  /** A thread keeps its core this long while others wait for one; one that has slept has as much credit, and takes a core at once from one that has had more CPU time than it. */
  readonly sliceMs: number;
  /** A thread that ran this recently is not taken over by another core. */
  readonly migrationMs: number;
  /** A thread keeps the interpreter lock this long while others wait for it. */
  readonly switchIntervalMs: number;
  /** From the event that a thread waits for until it wants a core, on average; drawn between 0 and twice this. */
  readonly wakeMs: number;
  /** A process that was idle for long needs this much more CPU time: its data has left the caches. */
  readonly coldMs: number;
  /** Half of {@link coldMs} is due after being idle for this long. */
  readonly coldAfterMs: number;
  /** A process needs this much more on a core where another has run since, once cores are short. */
  readonly switchMs: number;
  /** Each thread of a library: to fetch its share of a sample and to report it done. */
  readonly joinMs: number;
  /** A thread of a library that waits for the others, or for the next sample, keeps asking this long before it sleeps. */
  readonly spinMs: number;
}

/** The way of a finished batch from a worker to the main process. */
export interface HandOverCosts {
  /** Main process: draw the indices of one batch from the sampler, per sample. */
  readonly drawIndexMs: number;
  /** Main process: leave `next()`; half without the interpreter lock. */
  readonly leaveMs: number;
  /** Main process's feeder thread: pickle one index and write it to the worker's queue. */
  readonly sendIndexMs: number;
  /** Worker: take an index from its queue. */
  readonly takeIndexMs: number;
  /** Worker's feeder thread: pickle the handles and write them to the result queue. */
  readonly feedMs: number;
  /** Worker's descriptor thread: serve one tensor. */
  readonly serveMsPerTensor: number;
  /** Main process or pin thread: read and unpickle, and send the next index. */
  readonly receiveMs: number;
  /** Main process or pin thread: connect to the worker and map one tensor. */
  readonly rebuildMsPerTensor: number;
  /** Main process: give back the memory of the previous batch. */
  readonly unmapMsPerMegabyte: number;
  /** Copy into fresh pages: a worker's feeder thread, of ordinary tensors into shared memory; the main process, of a batch that it touches. */
  readonly shareMsPerMegabyte: number;
  /** Worker's feeder thread: pickle what is no tensor. */
  readonly pickleMsPerMegabyte: number;
  /** Main process or pin thread: read the pipe and unpickle what is no tensor. */
  readonly unpickleMsPerMegabyte: number;
  /** Copy into page-locked memory. */
  readonly pinMsPerMegabyte: number;
}

/** Start and end of worker processes. */
export interface LifecycleCosts {
  /** Main process: start one worker, whatever the start method. */
  readonly startMs: number;
  /** Forked child: until it waits for its first index. */
  readonly forkedBootMs: number;
  /** Spawned child: start Python, import torch, unpickle the dataset. */
  readonly spawnedBootMs: number;
  /** What the first batch of a process takes longer, of a worker or of the main process: pages are copied or touched for the first time. */
  readonly firstBatchMs: number;
  /** Main process: end an iterator, besides waiting for its workers to leave. */
  readonly endMs: number;
  /** Worker: leave after a fork; the main process waits for it. */
  readonly forkedExitMs: number;
  /** Worker: leave after spawn or forkserver; the main process waits for it. */
  readonly spawnedExitMs: number;
  /** Main process: make an iterator without workers, or reset a persistent one between epochs. */
  readonly resetMs: number;
}
