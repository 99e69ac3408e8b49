import { figure } from "./cases";
import { datasetOfObjects, descriptorsFailAt, largestWorkerRss, withDataset } from "./memoryMeasures";
import { nth, shmBytes } from "./measures";
import type { CaseRow } from "./row";
import { caseScenario } from "./scenario";

const C85_BYTES = figure("C85", "in.sample_bytes");
const C85 = caseScenario({
  loader: {
    numWorkers: figure("C85", "in.num_workers"),
    prefetchFactor: figure("C85", "in.prefetch_factor"),
    batchSize: figure("C85", "in.batch_size"),
  },
  sampleMs: 4,
  payload: { kind: "tensors", tensors: 1, bytes: C85_BYTES, sharedBy: "collate" },
  stepMs: 1000,
});

const C79_BYTES = 1e9 * figure("C79", "in.dataset_objects_gb");
const C79 = (numWorkers: number) =>
  caseScenario({
    loader: { numWorkers, batchSize: 100 },
    sampleMs: 0.1,
    payload: { kind: "tensors", tensors: 1, bytes: 40_000, sharedBy: "collate" },
    stepMs: 5,
    batches: 600,
  });
const C88 = caseScenario({
  loader: { numWorkers: 2 },
  sampleMs: 1,
  payload: {
    kind: "tensors",
    tensors: figure("C88", "in.tensors_per_batch"),
    bytes: 1000,
    sharedBy: "collate",
  },
  batches: figure("C88", "in.batches_kept") + 100,
});

const c81 = (i: number): CaseRow => ({
  id: "C81",
  what: `samples in flight with prefetch_factor ${figure("C81", `in.prefetch_factor.${i}`)}, all ranks`,
  scenarios: [
    caseScenario({
      loader: {
        numWorkers: figure("C81", "in.num_workers"),
        prefetchFactor: figure("C81", `in.prefetch_factor.${i}`),
        batchSize: figure("C81", "in.batch_size"),
        persistentWorkers: true,
        pinMemory: true,
      },
      sampleMs: 4,
      stepMs: 40,
      training: { ranks: figure("C81", "in.ranks") },
      batches: 200,
    }),
  ],
  measure: (results) =>
    nth(results, 0).ranks.reduce((sum, { maxInFlight }) => sum + maxInFlight, 0) *
    figure("C81", "in.batch_size"),
  expected: figure("C81", `derived.samples_in_flight.${i}`),
  tolerance: { absolute: 0 },
  why: "A count. Each rank has its own credit; the rest of the host's memory is not modelled here.",
});

/** What is alive between workers and loop. */
export const MEMORY: readonly CaseRow[] = [
  c81(0),
  c81(1),
  {
    id: "C85",
    what: "bytes in the queue of one worker, GB",
    scenarios: [C85],
    measure: (results) => (nth(results, 0).totals.maxInFlight * C85_BYTES) / 1e9,
    expected: figure("C85", "out.queue_gb_per_worker"),
    tolerance: { absolute: 0 },
    why: "A count.",
  },
  {
    id: "C85",
    what: "shared memory at its peak, the batch in use included, MB",
    scenarios: [C85],
    measure: (results) => shmBytes(results) / 1e6,
    expected: figure("C85", "out.rss_mb"),
    tolerance: { relative: 0.25 },
    why: "Resident memory was read once, between two and three batches of 500 MB.",
  },
  {
    id: "C85",
    what: "resident memory of the worker at its peak, MB",
    scenarios: [
      {
        ...C85,
        workload: { ...C85.workload, collate: { inWorkerMs: 0.3 * (C85_BYTES / 1e6), inMainMs: 0 } },
      },
    ],
    measure: (results) => largestWorkerRss(nth(results, 0)) / 1e6,
    expected: figure("C85", "out.rss_mb"),
    tolerance: { relative: 0.15 },
    why: "While it collates, a worker holds the sample and the batch that it makes of it. The report's interpreter is not known; ours is that of the recorded runs.",
  },
  {
    id: "C79",
    what: "memory of the data without workers, GB",
    scenarios: [C79(0)],
    measure: (results) => withDataset(nth(results, 0), datasetOfObjects(C79_BYTES)) / 1e9,
    expected: figure("C79", "out.nw0_gb"),
    tolerance: { relative: 0.01 },
    why: "Nobody but the main process reads it.",
  },
  {
    id: "C79",
    what: "memory of the data with three workers that have read it all, GB",
    scenarios: [C79(3)],
    measure: (results) => withDataset(nth(results, 0), datasetOfObjects(C79_BYTES)) / 1e9,
    expected: figure("C79", "out.end_gb"),
    tolerance: { limit: "atLeast" },
    why: "Three workers have copied everything at 20 GB; two would end at 15. The report does not give its number of workers, nor how much they had read when it was at 17 GB.",
  },
  {
    id: "C88",
    what: "batches of one tensor that a list can keep",
    scenarios: [C88],
    measure: (results) => descriptorsFailAt(nth(results, 0), figure("C88", "in.ulimit_n")),
    expected: figure("C88", "out.fails_at_batches"),
    tolerance: { relative: 0.01 },
    why: "A descriptor per tensor; those that the process has open besides are not counted.",
  },
  {
    id: "C112",
    what: "batches in flight",
    scenarios: [
      caseScenario({
        loader: {
          numWorkers: figure("C112", "in.num_workers"),
          prefetchFactor: figure("C112", "in.prefetch_factor"),
          batchSize: figure("C112", "in.batch_size"),
        },
      }),
    ],
    measure: (results) => nth(results, 0).totals.maxInFlight,
    expected: figure("C112", "out.batches_in_flight"),
    tolerance: { absolute: 0 },
    why: "A count: the depth is in batches for each worker.",
  },
  {
    id: "C112",
    what: "samples in flight",
    scenarios: [
      caseScenario({
        loader: {
          numWorkers: figure("C112", "in.num_workers"),
          prefetchFactor: figure("C112", "in.prefetch_factor"),
          batchSize: figure("C112", "in.batch_size"),
        },
      }),
    ],
    measure: (results) => nth(results, 0).totals.maxInFlight * (nth(results, 0).batches.samples[0] ?? 0),
    expected: figure("C112", "out.samples_in_flight"),
    tolerance: { absolute: 0 },
    why: "A count.",
  },
];
