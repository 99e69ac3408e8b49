import { figure } from "./cases";
import { batchMs, nth, samplesPerSecond, speedup, waitsMs } from "./measures";
import type { CaseRow } from "./row";
import { caseScenario } from "./scenario";

const T_BATCH_MS = 1000 * figure("C01", "in.t_batch_s");
const C01 = { sampleMs: T_BATCH_MS, stepMs: figure("C01", "in.t_step_ms") };
const C07_BATCH = figure("C07", "in.batch_size");
const C03_BATCH_MS = 1000 * figure("C03", "in.t_batch_s");
const C10 = [0, 1].map((i) =>
  caseScenario({
    loader: { batchSize: figure("C10", "in.batch_size") },
    sampleMs: figure("C10", `in.sweep.t_sample_ms.${i}`),
  }),
);

/** Too few workers for what a sample costs. */
export const LOADING: readonly CaseRow[] = [
  {
    id: "C01",
    what: "throughput with 4 workers over that with none",
    scenarios: [
      caseScenario({ ...C01, loader: { numWorkers: 4 } }),
      caseScenario({ ...C01, loader: { numWorkers: 0 }, batches: 20 }),
    ],
    measure: speedup(0, 1),
    expected: figure("C01", "out.speedup_vs_0_workers"),
    tolerance: { relative: 0.05 },
    why: "The report's own long waits, 124.6 and 120.2 s, differ by 4 %.",
  },
  {
    id: "C01",
    what: "wait for the first batch, s",
    scenarios: [caseScenario({ ...C01, loader: { numWorkers: figure("C01", "in.num_workers") } })],
    measure: (results) => (waitsMs(nth(results, 0))[0] ?? 0) / 1000,
    expected: figure("C01", "out.data_wait_s.0"),
    tolerance: { relative: 0.05 },
    why: "The report's own long waits differ by 4 %.",
  },
  {
    id: "C01",
    what: "the long wait after the first burst, s",
    scenarios: [caseScenario({ ...C01, loader: { numWorkers: figure("C01", "in.num_workers") } })],
    measure: (results) => (waitsMs(nth(results, 0))[4] ?? 0) / 1000,
    expected: figure("C01", "out.data_wait_s.4"),
    tolerance: { relative: 0.05 },
    why: "The report's own long waits differ by 4 %.",
  },
  {
    id: "C03",
    what: "wait for a batch without workers, ms",
    scenarios: [caseScenario({ sampleMs: C03_BATCH_MS, loader: { numWorkers: 0 }, stepMs: 40 })],
    measure: (results) => nth(results, 0).totals.waitFraction * batchMs(0)(results),
    expected: figure("C03", "out.before.data_wait_ms"),
    tolerance: { relative: 0.02 },
    why: "Two digits are reported. The wait after the change depends on a step that is not.",
  },
  {
    id: "C07",
    what: "samples/s with 10 workers",
    scenarios: [
      caseScenario({
        loader: { batchSize: C07_BATCH, numWorkers: figure("C07", "in.num_workers") },
        sampleMs: figure("C07", "in.t_sample_ms"),
        stepMs: (1000 * C07_BATCH) / figure("C07", "in.gpu_sps"),
        batches: 100,
      }),
    ],
    measure: samplesPerSecond(0),
    expected: figure("C07", "out.before.sps"),
    tolerance: { relative: 0.05 },
    why: "An average of a log whose single figures move by some per cent.",
  },
  {
    id: "C10",
    what: "batches/s with samples of 15 ms over those with samples of 70 ms",
    scenarios: C10,
    measure: speedup(1, 0),
    expected: figure("C10", "out.sweep.bps.1") / figure("C10", "out.sweep.bps.0"),
    tolerance: { relative: 0.6 },
    why: "5 and 15 it/s look rounded to multiples of five: their ratio lies between 1.7 and 7. The number of workers is not reported; the default four.",
  },
  {
    id: "C49",
    what: "throughput with cached samples over that with decoded ones",
    scenarios: ["cached", "cold"].map((state) =>
      caseScenario({
        loader: { numWorkers: 0 },
        sampleMs: figure("C49", `in.t_sample_ms.${state}`),
        batches: 100,
      }),
    ),
    measure: speedup(0, 1),
    expected: figure("C49", "out.speedup"),
    tolerance: { relative: 0.05 },
    why: "0.67 ms is known to 1 %; the loop's own time per batch counts too.",
  },
  {
    id: "C113",
    what: "time per iteration where loading takes longer than the step, s",
    scenarios: [
      caseScenario({
        loader: { numWorkers: 1 },
        sampleMs: 1000 * figure("C113", "in.loader_s_per_batch"),
        stepMs: figure("C113", "in.t_step_ms"),
      }),
    ],
    measure: (results) => batchMs(0)(results) / 1000,
    expected: figure("C113", "out.iter_s"),
    tolerance: { relative: 0.05 },
    why: "One digit is reported.",
  },
  {
    id: "C113",
    what: "busy part of the GPU",
    scenarios: [
      caseScenario({
        loader: { numWorkers: 1 },
        sampleMs: 1000 * figure("C113", "in.loader_s_per_batch"),
        stepMs: figure("C113", "in.t_step_ms"),
      }),
    ],
    measure: (results) => nth(results, 0).totals.gpuBusyFraction,
    expected: figure("C113", "derived.gpu_util_max"),
    tolerance: { limit: "atMost" },
    why: "The report bounds it.",
  },
];
