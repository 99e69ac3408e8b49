import { figure } from "./cases";
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
      batches: 300,
    }),
  ],
  measure: (results) =>
    nth(results, 0).totals.maxInFlight * figure("C81", "in.batch_size") * figure("C81", "in.ranks"),
  expected: figure("C81", `derived.samples_in_flight.${i}`),
  tolerance: { absolute: 0 },
  why: "A count. Ranks share nothing here, so eight have eight times as much; the rest of the host's memory is not modelled.",
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
