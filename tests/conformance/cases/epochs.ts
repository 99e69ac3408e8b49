import {
  defaultLoaderWish,
  defaultMachine,
  defaultScenario,
  type LifecycleCosts,
  loaderFrom,
  type MachineCosts,
  type Scenario,
  type StartMethod,
} from "@/lib/sim";
import { figure } from "./cases";
import { epochGapMs, nth, speedup } from "./measures";
import type { CaseRow } from "./row";
import { caseScenario } from "./scenario";

/** The default run for two epochs, with workers that go and workers that stay. */
const AGAIN = [true, false].map((persistentWorkers): Scenario => ({
  ...defaultScenario,
  loader: loaderFrom({ ...defaultLoaderWish, persistentWorkers }),
  training: { ...defaultScenario.training, epochs: 2 },
}));

const STARTED = (["spawn", "fork"] satisfies StartMethod[]).map((startMethod): Scenario => ({
  ...defaultScenario,
  loader: loaderFrom({ ...defaultLoaderWish, startMethod }),
}));

const { cores, costs } = defaultMachine;

/** The machine's costs with others for start and end. */
function withLifecycle(changes: Partial<LifecycleCosts>): MachineCosts {
  return { ...costs, lifecycle: { ...costs.lifecycle, ...changes } };
}

/** Spawned workers that import so much longer than the default ones. */
function importingLonger(extraS: number): Scenario {
  const spawnedBootMs = costs.lifecycle.spawnedBootMs + 1000 * extraS;
  return caseScenario({
    loader: { numWorkers: figure("C68", "in.num_workers"), batchSize: 32, startMethod: "spawn" },
    machine: { cores, costs: withLifecycle({ spawnedBootMs }) },
    batches: 300,
  });
}

const direction =
  "The report gives the direction; how much it is depends on the length of its epochs, which it does not tell.";

/** Time in epochs 1 and 2, persistent workers over others. */
const persistentRow = (id: string): CaseRow => ({
  id,
  what: "time for two epochs, persistent workers over others",
  scenarios: AGAIN,
  measure: (results) => nth(results, 0).totals.wallMs / nth(results, 1).totals.wallMs,
  expected: 1,
  tolerance: { limit: "atMost" },
  why: direction,
});

/** Starts, ends and the time between epochs. */
export const EPOCHS: readonly CaseRow[] = [
  {
    id: "C30",
    what: "first batch with one spawned worker, s",
    scenarios: [
      caseScenario({
        loader: {
          numWorkers: figure("C30", "in.num_workers"),
          batchSize: figure("C30", "in.batch_size"),
          startMethod: "spawn",
        },
        sampleMs: 0,
        batches: 20,
      }),
    ],
    measure: (results) => nth(results, 0).totals.firstBatchMs / 1000,
    expected: figure("C30", "out.first_batch_s"),
    tolerance: { relative: 0.5 },
    why: "Nearly all of it is importing torch; other reports have 1 to 3 s for a worker (C75).",
  },
  {
    id: "C68",
    what: "first batch of spawned workers that import 0.4 s longer less that of others, s",
    scenarios: [figure("C68", "in.extra_import_s"), 0].map(importingLonger),
    measure: (results) => (nth(results, 0).totals.firstBatchMs - nth(results, 1).totals.firstBatchMs) / 1000,
    expected: figure("C68", "out.extra_s"),
    tolerance: { relative: 0.05 },
    why: "One start after another: the list of paths is more than a pipe holds, and keeps the main process until the new worker has imported torch.",
  },
  {
    id: "C72",
    what: "end of an epoch of 80 batches with pinning, when the main process waits as long as reported, s",
    scenarios: [
      caseScenario({
        loader: { numWorkers: figure("C72", "in.num_workers"), pinMemory: true },
        machine: { costs: withLifecycle({ endMs: 1000 * figure("C72", "in.exit_timeout_s") }) },
        batches: figure("C72", "in.n_batches"),
      }),
    ],
    measure: (results) => nth(results, 0).totals.lastShutdownMs / 1000,
    expected: figure("C72", "out.exit_s"),
    tolerance: { relative: 0.02 },
    why: "The wait is given: a fault of PyTorch 1.2, since mended. It comes once, not for each of the two workers; what is left are their exits.",
  },
  persistentRow("C63"),
  persistentRow("C64"),
  {
    id: "C66",
    what: "hours that 300 waits for the first batch take, when a batch takes as long as the reported gap",
    scenarios: [
      caseScenario({
        loader: { persistentWorkers: true },
        sampleMs: 1000 * figure("C66", "in.epoch_gap_s"),
        training: { epochs: 2 },
        batches: 16,
      }),
    ],
    measure: (results) => (epochGapMs(0)(results) * figure("C66", "in.epochs")) / 3_600_000,
    expected: figure("C66", "out.saved_h"),
    tolerance: { relative: 0.05 },
    why: "More than 10 s is reported. Persistent workers alone save nothing of it: the queue is empty between epochs.",
  },
  {
    id: "C71",
    what: "steady throughput with spawn over that with fork",
    scenarios: STARTED,
    measure: speedup(0, 1),
    expected: figure("C71", "out.steady_ratio"),
    tolerance: { relative: 0.02 },
    why: "The report calls both the same.",
  },
  {
    id: "C75",
    what: "first batch of the second epoch, persistent workers over others",
    scenarios: AGAIN,
    measure: (results) => epochGapMs(0)(results) / epochGapMs(1)(results),
    expected: 1,
    tolerance: { limit: "atMost" },
    why: direction,
  },
];
