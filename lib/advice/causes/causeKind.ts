/**
 * What can be wrong with a loader, or only look wrong: a compact vocabulary. Each stands for one or more
 * kinds of the collected public reports.
 */
export const CAUSES = {
  /** The workers together are slower than the GPU, and more of them would help. */
  tooFewWorkers: cause("Too few workers", "too_few_workers", "n_worker_burst", "video_audio_decode"),
  /** Samples cost more CPU time than the cores have, however it is shared out. */
  heavySamples: cause("Samples too costly for the cores", "too_few_workers", "video_audio_decode"),
  /** More processes want to run than there are cores. */
  tooManyWorkers: cause("More workers than cores", "too_many_workers"),
  /** Libraries start threads of their own in every worker. */
  libraryThreads: cause("Library threads inside the workers", "omp_cv_threads_in_workers"),
  /** Several ranks take the cores of one machine for theirs. */
  ranksShareCores: cause("Ranks that share the cores", "ddp_ranks_share_cores", "too_many_workers"),
  /** Reads take longer than the work on what was read. */
  slowStorage: cause("Slow storage", "slow_storage", "cold_page_cache", "page_cache_thrash"),
  /** Some workers have nothing to read. */
  fewShards: cause("Fewer shards than workers", "shard_parallelism"),
  /** Every worker reads everything. */
  repeatedSamples: cause("Workers that repeat each other", "rng_or_sharding_bug"),
  /** A slow batch holds back finished ones behind it. */
  stragglers: cause("Slow batches that hold others back", "straggler_in_order"),
  /** Fetching a sample costs more than the sample. */
  tinySamples: cause("Tiny samples fetched one by one", "ipc_dominated", "main_process_bound"),
  /** What a batch costs on its way from the worker to the loop. */
  handOver: cause("The hand-over between processes", "ipc_dominated", "main_process_bound"),
  /** Work of the loop itself. */
  busyLoop: cause("A busy training loop", "main_process_bound"),
  /** One thread receives and pins everything. */
  pinThread: cause("The pin thread", "pin_thread_contention"),
  /** Python code in the worker that keeps its other threads from handing over. */
  interpreterLock: cause("The interpreter lock", "gil_noisy_neighbour"),
  /** A copy from memory that is not page-locked. */
  pageableCopy: cause("Copies from pageable memory", "pinned_pageable_h2d"),
  /** A loop that waits for copies that it need not wait for. */
  blockingCopy: cause("Copies that the loop waits for", "missing_non_blocking"),
  /** Every byte has to cross, and the link is full. */
  link: cause("The link to the GPU", "pinned_pageable_h2d"),
  /** One worker builds the whole first batch. */
  firstBatch: cause("The first batch, built by one worker", "first_batch_latency"),
  /** Workers that import and unpickle before they load. */
  workerStart: cause("Starting workers", "spawn_cost", "windows_macos_spawn"),
  /** Workers that are started again for every epoch. */
  respawn: cause("Workers started anew every epoch", "epoch_start_respawn", "val_loader_respawn"),
  /** Waiting for workers and threads to leave. */
  epochEnd: cause("The end of an epoch", "epoch_end_stall"),
  /** Reading Python objects copies the pages they are on, in every worker. */
  copyOnRead: cause("The dataset, copied into every worker", "cow_memory_growth"),
  /** More batches are alive than memory has room for. */
  prefetchMemory: cause("Too many batches in flight", "prefetch_memory", "shm_exhausted"),
  /** Every tensor that is kept holds a descriptor. */
  openFiles: cause("A descriptor for every tensor that is kept", "too_many_open_files"),
  /** The loop keeps what it should let go. */
  keptBatches: cause("Batches that the loop keeps", "prefetch_memory"),
  /** Shared memory ends before RAM does. */
  smallShm: cause("A small /dev/shm", "shm_exhausted", "prefetch_memory"),
  /** The GPU computes nearly all the time. */
  gpu: cause("The GPU itself", "gpu_bound", "wrong_measurement"),
} as const;

/** One of {@link CAUSES}. */
export type CauseKind = keyof typeof CAUSES;

/** How a cause is called, and which kinds of reports it explains. */
export interface CauseName {
  readonly title: string;
  readonly reported: readonly string[];
}

function cause(title: string, ...reported: readonly string[]): CauseName {
  return { title, reported };
}
