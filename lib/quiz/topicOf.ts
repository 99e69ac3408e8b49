import type { CaseKind } from "./kinds";
import { type Topic, type TopicId, TOPICS } from "./topics";

const TOPIC_OF: Readonly<Record<CaseKind, TopicId>> = {
  too_few_workers: "supply",
  video_audio_decode: "supply",
  too_many_workers: "cores",
  omp_cv_threads_in_workers: "cores",
  ddp_ranks_share_cores: "cores",
  ipc_dominated: "handOver",
  main_process_bound: "loop",
  gil_noisy_neighbour: "handOver",
  sampler_slow: "handOver",
  slow_storage: "storage",
  cold_page_cache: "storage",
  page_cache_thrash: "storage",
  shard_parallelism: "stream",
  straggler_in_order: "order",
  n_worker_burst: "order",
  rng_or_sharding_bug: "stream",
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
