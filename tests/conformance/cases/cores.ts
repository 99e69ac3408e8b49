import { defaultMachine, type Result } from "@/lib/sim";
import { figure } from "./cases";
import { nth, samplesPerSecond, speedup } from "./measures";
import type { CaseRow } from "./row";
import { caseScenario } from "./scenario";

/** CPU time of a sample where only the number of cores matters; the default one. */
const SAMPLE_MS = 4;
const BATCH = 32;

/** The runs of C14: the default machine, since a lack of cores is what it is about. */
export const C14_SWEEP = [0, 1, 2].map((i) =>
  caseScenario({
    loader: { numWorkers: figure("C14", `in.sweep.num_workers.${i}`), batchSize: BATCH },
    machine: { cores: defaultMachine.cores },
    batches: 400,
  }),
);

const C16_RANKS = figure("C16", "in.c.ranks");
const C16_CORES = figure("C16", "in.c.cores");

/** How much longer samples take than their CPU time, once all workers are at work. */
function stretch({ batches }: Result): number {
  let tookMs = 0;
  let waitedMs = 0;
  for (let row = Math.floor(batches.count / 2); row < batches.count; row += 1) {
    tookMs += (batches.loadEndMs[row] ?? 0) - (batches.loadStartMs[row] ?? 0);
    waitedMs += batches.coreWaitMs[row] ?? 0;
  }
  return tookMs / (tookMs - waitedMs);
}

/** The runs of C19: OpenCV's threads on all cores, and none beside the worker's own. */
const C19_RUNS = [defaultMachine.cores, 1].map((libraryThreads) =>
  caseScenario({
    loader: {
      numWorkers: figure("C19", "in.num_workers"),
      batchSize: figure("C19", "in.batch_size"),
    },
    sampleMs: 4,
    sample: { libraryThreads },
    machine: { cores: defaultMachine.cores },
    batches: 96,
  }),
);

/** More workers than cores. */
export const CORES: readonly CaseRow[] = [
  {
    id: "C19",
    what: "throughput without threads of a library over that with as many as cores",
    scenarios: C19_RUNS,
    measure: speedup(1, 0),
    expected: figure("C19", "derived.speedup"),
    tolerance: { relative: 0.25 },
    why: "The report tells neither its cores nor the time of a sample: here they are the default eight and 4 ms, in one piece. The loss hangs on the pieces: shorter samples lose more.",
  },
  {
    id: "C16",
    what: "processes of all ranks for each core, as the time of a sample over its CPU time",
    scenarios: [
      caseScenario({
        loader: { numWorkers: figure("C16", "in.c.num_workers"), batchSize: BATCH },
        sampleMs: SAMPLE_MS,
        training: { ranks: C16_RANKS },
        machine: { cores: C16_CORES },
        batches: 200,
      }),
    ],
    measure: (results) => stretch(nth(results, 0)),
    expected: figure("C16", "out.c.oversubscription"),
    tolerance: { relative: 0.15 },
    why: "Eight workers for each core; the main processes of eight ranks want part of the cores as well.",
  },
  {
    id: "C16",
    what: "cores that 64 workers of 8 ranks get from a grant of 8",
    scenarios: [
      caseScenario({
        loader: { numWorkers: figure("C16", "in.c.num_workers"), batchSize: BATCH },
        sampleMs: SAMPLE_MS,
        training: { ranks: C16_RANKS },
        machine: { cores: C16_CORES },
        batches: 200,
      }),
      caseScenario({ loader: { numWorkers: 1, batchSize: BATCH }, sampleMs: SAMPLE_MS, batches: 100 }),
    ],
    measure: (results) => samplesPerSecond(0)(results) / samplesPerSecond(1)(results),
    expected: C16_CORES,
    tolerance: { relative: 0.1 },
    why: "In workers that are alone on a core.",
  },
  {
    id: "C14",
    what: "throughput with 12 workers over that with 4",
    scenarios: C14_SWEEP,
    measure: speedup(1, 0),
    expected: figure("C14", "derived.speedup_4_to_12"),
    tolerance: { relative: 0.15 },
    why: "Cores are not reported, the default eight; epochs of a shared machine differ by about a tenth.",
  },
  {
    id: "C18",
    what: "cores that 12 workers get from a quota of 4",
    scenarios: [
      caseScenario({
        loader: { numWorkers: figure("C18", "in.num_workers"), batchSize: BATCH },
        sampleMs: SAMPLE_MS,
        machine: { cores: figure("C18", "in.cgroup_quota_cores") },
        batches: 400,
      }),
    ],
    measure: (results) => nth(results, 0).totals.cpuMs / nth(results, 0).totals.wallMs,
    expected: figure("C18", "out.effective_cores"),
    tolerance: { relative: 0.05 },
    why: "The quota is exact; start and end of the run leave cores idle.",
  },
  {
    id: "C18",
    what: "samples/s of 12 workers on that quota, in workers alone on a core",
    scenarios: [
      caseScenario({
        loader: { numWorkers: figure("C18", "in.num_workers"), batchSize: BATCH },
        sampleMs: SAMPLE_MS,
        machine: { cores: figure("C18", "in.cgroup_quota_cores") },
        batches: 400,
      }),
      caseScenario({ loader: { numWorkers: 1, batchSize: BATCH }, sampleMs: SAMPLE_MS, batches: 100 }),
    ],
    measure: (results) => samplesPerSecond(0)(results) / samplesPerSecond(1)(results),
    expected: figure("C18", "out.effective_cores"),
    tolerance: { relative: 0.1 },
    why: "The main process needs part of a core, and the kernel's throttling comes in periods of 100 ms.",
  },
];
