import type { CaseKind } from "./kinds";

/** What a reader can be strong or weak at. */
export type TopicId =
  "supply" | "cores" | "handOver" | "storage" | "order" | "start" | "memory" | "copy" | "innocent";

/** A topic with the section of the article that explains it. */
export interface Topic {
  readonly id: TopicId;
  readonly title: string;
  /** Fragment of the section's address. */
  readonly section: string;
  readonly sectionTitle: string;
}

/** All topics, in the order of the article. */
export const TOPICS: readonly Topic[] = [
  topic(
    "supply",
    "How many workers a GPU needs",
    "worker-throughput-profiling",
    "Worker throughput profiling",
  ),
  topic("cores", "Cores that too many share", "worker-throughput-profiling", "Worker throughput profiling"),
  topic("handOver", "What a batch costs on its way", "the-hand-over-tax", "The hand-over tax"),
  topic("storage", "Waiting for storage", "troubleshooting-diagnosing-bottlenecks", "Troubleshooting"),
  topic("order", "Slow samples and the order of batches", "pipeline-visualisation", "Pipeline visualisation"),
  topic("start", "Starts and ends of epochs", "production-patterns", "Production patterns"),
  topic("memory", "Memory and /dev/shm", "memory-analysis", "Memory analysis"),
  topic("copy", "Pinned memory and the copy", "pinned-memory-and-the-copy", "Pinned memory and the copy"),
  topic(
    "innocent",
    "When the loader is not to blame",
    "troubleshooting-diagnosing-bottlenecks",
    "Troubleshooting",
  ),
];

const TOPIC_OF: Readonly<Record<CaseKind, TopicId>> = {
  too_few_workers: "supply",
  video_audio_decode: "supply",
  too_many_workers: "cores",
  omp_cv_threads_in_workers: "cores",
  ddp_ranks_share_cores: "cores",
  ipc_dominated: "handOver",
  main_process_bound: "handOver",
  gil_noisy_neighbour: "handOver",
  sampler_slow: "handOver",
  slow_storage: "storage",
  cold_page_cache: "storage",
  page_cache_thrash: "storage",
  shard_parallelism: "storage",
  straggler_in_order: "order",
  n_worker_burst: "order",
  rng_or_sharding_bug: "order",
  first_batch_latency: "start",
  epoch_start_respawn: "start",
  epoch_end_stall: "start",
  val_loader_respawn: "start",
  spawn_cost: "start",
  windows_macos_spawn: "start",
  fork_thread_deadlock: "start",
  handle_fork_problem: "start",
  cow_memory_growth: "memory",
  prefetch_memory: "memory",
  shm_exhausted: "memory",
  too_many_open_files: "memory",
  windows_commit_limit: "memory",
  pinned_pageable_h2d: "copy",
  missing_non_blocking: "copy",
  pin_thread_contention: "copy",
  gpu_bound: "innocent",
  wrong_measurement: "innocent",
};

/** The topic that a case of these kinds counts to: that of its first kind. */
export function topicOf([kind]: readonly [CaseKind, ...CaseKind[]]): Topic {
  const found = TOPICS.find(({ id }) => id === TOPIC_OF[kind]);
  if (found === undefined) throw new Error(`kind: found ${kind}, allowed is one that has a topic`);
  return found;
}

function topic(id: TopicId, title: string, section: string, sectionTitle: string): Topic {
  return { id, title, section, sectionTitle };
}
