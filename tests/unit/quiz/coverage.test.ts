import { describe, expect, it } from "vitest";
import { isRemedyId } from "@/lib/advice/remedies";
import { CASES } from "@/lib/quiz/cases";
import { CASE_KINDS, type CaseKind } from "@/lib/quiz/kinds";

/** Kinds that no run of the simulator can show. */
const NOT_EXPRESSIBLE: Partial<Record<CaseKind, string>> = {
  page_cache_thrash: "the page cache is not modelled: storage is as fast in every epoch",
  fork_thread_deadlock: "a deadlock has no timing; the run would not end",
  handle_fork_problem: "wrong data from a shared file handle is not a matter of time or memory",
  windows_commit_limit: "memory that Windows commits is not modelled",
};

/** Kinds in which the loader is not to blame. */
const INNOCENT: readonly CaseKind[] = ["gpu_bound", "wrong_measurement", "main_process_bound"];

/** Words that would name the cause in advance. */
const GIVES_AWAY: Partial<Record<CaseKind, RegExp>> = {
  too_few_workers: /too few|starv|not enough workers/i,
  too_many_workers: /too many|oversubscri|quota/i,
  omp_cv_threads_in_workers: /thread/i,
  ddp_ranks_share_cores: /oversubscri|share/i,
  ipc_dominated: /pickl(e|ing) is|hand-?over|descriptor/i,
  main_process_bound: /main process is busy|bottleneck/i,
  slow_storage: /slow (disk|storage|drive)|latency|seek/i,
  shard_parallelism: /one shard|single shard/i,
  straggler_in_order: /in_order|head of line|straggl/i,
  first_batch_latency: /one worker builds/i,
  epoch_start_respawn: /restart|respawn|start(ed)? (again|anew)/i,
  val_loader_respawn: /restart|respawn|start(ed)? (again|anew)/i,
  epoch_end_stall: /shut ?down/i,
  spawn_cost: /spawn|start method/i,
  windows_macos_spawn: /spawn/i,
  cow_memory_growth: /copy.on|reference count/i,
  prefetch_memory: /in flight|queue/i,
  shm_exhausted: /shm|shared memory/i,
  too_many_open_files: /descriptor|open files|ulimit/i,
  pinned_pageable_h2d: /pageable|page-lock/i,
  missing_non_blocking: /same stream|one stream/i,
  pin_thread_contention: /pin thread/i,
  gpu_bound: /GPU.bound|is the limit/i,
  rng_or_sharding_bug: /shard|split|duplicate|repeat/i,
};

describe("the cases together", () => {
  it("are at least 24, at every level", () => {
    expect(CASES.length).toBeGreaterThanOrEqual(24);
    for (const level of [1, 2, 3]) {
      expect(CASES.filter((one) => one.level === level).length).toBeGreaterThanOrEqual(5);
    }
  });

  it("cover every kind that a run can show; the others are known, with the reason", () => {
    const covered = new Set(CASES.flatMap(({ kinds }) => kinds));
    expect(CASE_KINDS.filter((kind) => !covered.has(kind)).toSorted()).toEqual(
      Object.keys(NOT_EXPRESSIBLE).toSorted(),
    );
  });

  it("have five at least in which the loader is not to blame", () => {
    expect(CASES.filter(({ kinds }) => INNOCENT.includes(kinds[0])).length).toBeGreaterThanOrEqual(5);
  });

  it("have three at least in which two causes have to be mended in the right order", () => {
    expect(CASES.filter(({ rounds }) => rounds.length === 2).length).toBeGreaterThanOrEqual(3);
  });

  it("have every objective", () => {
    const objectives = new Set(CASES.map(({ objective }) => objective));
    expect([...objectives].toSorted()).toEqual(
      ["throughput", "wholeRun", "firstBatch", "survival", "bytes", "nothingToGain"].toSorted(),
    );
  });
});

describe.each(CASES.map((quizCase) => [quizCase.id, quizCase] as const))("case %s", (_, quizCase) => {
  it("does not name its cause in advance", () => {
    const shown = `${quizCase.title} ${quizCase.situation} ${quizCase.prediction.question}`;
    for (const kind of quizCase.kinds) {
      const pattern = GIVES_AWAY[kind];
      if (pattern !== undefined) expect(shown, kind).not.toMatch(pattern);
    }
  });

  it("offers remedies of the catalogue, and accepts besides only what it offers", () => {
    for (const { remedies, equivalent = [] } of quizCase.rounds) {
      expect(remedies.filter((id) => !isRemedyId(id))).toEqual([]);
      expect(equivalent.filter(({ remedy }) => !remedies.includes(remedy))).toEqual([]);
    }
  });

  it("says what it takes from its report, and what it had to choose", () => {
    expect(quizCase.source.url).toMatch(/^https:\/\/(github\.com|arxiv\.org|docs\.pytorch\.org)\//);
    expect(quizCase.source.figures).toMatch(/\d|one|nothing/);
    expect(quizCase.assumed.length).toBeGreaterThan(0);
  });
});
