import { fixed } from "@/lib/sim";
import { figure } from "./cases";
import { burstPeriod, nth } from "./measures";
import type { CaseRow } from "./row";
import { caseScenario } from "./scenario";

const C46_SAMPLES = figure("C46", "in.n_samples");
const C46_WORKERS = figure("C46", "in.num_workers");

/** The run of C46: every worker has an equal part of the samples. */
export const C46 = caseScenario({
  loader: { batchSize: figure("C46", "in.batch_size"), numWorkers: C46_WORKERS },
  dataset: {
    kind: "iterable",
    shardSamples: Array.from({ length: C46_WORKERS }, () => C46_SAMPLES / C46_WORKERS),
    split: "byWorker",
  },
  sampleMs: figure("C46", "in.t_sample_ms"),
});

/** Waits unordered minus waits in order, for one seed; batches of one sample with a long tail. */
const C59 = [1, 2, 3].map((seed) =>
  [false, true].map((inOrder) => ({
    ...caseScenario({
      loader: { numWorkers: 4, inOrder },
      sample: { cpuMs: { kind: "lognormal", meanMs: 40, sigma: 1 } },
      stepMs: 10,
      batches: 400,
    }),
    seed,
  })),
);

/** Waits that come in bursts, and batches that wait for one another. */
export const BURSTS: readonly CaseRow[] = [
  {
    id: "C01",
    what: "batches from one long wait to the next",
    scenarios: [
      caseScenario({
        loader: { numWorkers: figure("C01", "in.num_workers") },
        sampleMs: 1000 * figure("C01", "in.t_batch_s"),
        stepMs: figure("C01", "in.t_step_ms"),
      }),
    ],
    measure: burstPeriod,
    expected: figure("C01", "out.burst_period_batches"),
    tolerance: { absolute: 0 },
    why: "A count.",
  },
  {
    id: "C46",
    what: "first batch, s",
    scenarios: [C46],
    measure: (results) => nth(results, 0).totals.firstBatchMs / 1000,
    expected: figure("C46", "out.first_batch_s"),
    tolerance: { relative: 0.05 },
    why: "One report, to the second; a worker starts within a part of one.",
  },
  {
    id: "C46",
    what: "from the first batch to one of each worker, in times of the first batch",
    scenarios: [C46],
    measure: (results) => {
      const { nextReturnMs } = nth(results, 0).batches;
      const first = nextReturnMs[0] ?? 0;
      return ((nextReturnMs[C46_WORKERS - 1] ?? 0) - first) / first;
    },
    expected:
      (figure("C46", "out.second_batch_after_s") + figure("C46", "out.rest_s")) /
      figure("C46", "out.first_batch_s"),
    tolerance: { limit: "atMost" },
    why: "The report: the other batches came within 55 s of the first, after 613 s without any.",
  },
  {
    id: "C55",
    what: "batches from one long wait to the next",
    scenarios: [
      caseScenario({
        loader: { numWorkers: figure("C55", "in.num_workers") },
        sampleMs: 1000 * figure("C55", "out.spike_wait_s"),
        stepMs: figure("C55", "in.t_step_ms"),
      }),
    ],
    measure: burstPeriod,
    expected: (figure("C55", "out.burst_period_batches.0") + figure("C55", "out.burst_period_batches.1")) / 2,
    tolerance: { absolute: 2 },
    why: "16 to 20 are reported. The long wait stands in for the time of a batch, which is not.",
  },
  ...C59.map((scenarios): CaseRow => ({
    id: "C59",
    what: "part of the time spent waiting, in arrival order less in order",
    scenarios,
    measure: (results) => nth(results, 0).totals.waitFraction - nth(results, 1).totals.waitFraction,
    expected: 0,
    tolerance: { limit: "atMost" },
    why: "The report gives the direction. The tail is that of the recorded lognormal runs, sigma 1.",
  })),
  {
    id: "C60",
    what: "batches from one long wait to the next, with a window of one batch for each reader",
    scenarios: [
      caseScenario({
        loader: { numWorkers: figure("C60", "in.window_batches"), prefetchFactor: 1 },
        sampleMs: 0,
        sample: { waitMs: fixed(1000 * figure("C60", "out.spike_s_first_last.0")) },
        stepMs: 40,
      }),
    ],
    measure: burstPeriod,
    expected: figure("C60", "out.spike_period"),
    tolerance: { absolute: 0 },
    why: "A count. The first spike stands in for the time of a batch; that the cache warms is not modelled.",
  },
];
