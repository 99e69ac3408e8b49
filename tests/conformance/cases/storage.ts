import { fixed } from "@/lib/sim";
import { figure } from "./cases";
import { samplesPerSecond, speedup } from "./measures";
import type { CaseRow } from "./row";
import { caseScenario } from "./scenario";

/** One arm: 64,000 ImageNet files in 685 s (IntelLabs/distiller #202). The default hard disk. */
const HARD_DISK = { latencyMs: 0, requestsPerSecond: 93, bytesPerSecond: null };

/** The runs of C37: 4 and 10 workers on a hard disk. */
export const C37_SWEEP = [0, 1].map((i) =>
  caseScenario({
    loader: {
      batchSize: figure("C37", "in.batch_size"),
      numWorkers: figure("C37", `in.sweep.num_workers.${i}`),
    },
    sample: { storageBytes: figure("C37", "in.file_bytes") },
    stepMs: figure("C37", "in.t_step_ms"),
    machine: { storage: HARD_DISK },
    batches: 60,
  }),
);

const C39 = caseScenario({
  loader: { numWorkers: 0 },
  sample: { storageBytes: figure("C39", "in.file_bytes") },
  machine: {
    storage: {
      latencyMs: figure("C39", "in.remote_latency_ms"),
      requestsPerSecond: null,
      bytesPerSecond: null,
    },
  },
});

const C40 = [4, 0].map((cpuMs) =>
  caseScenario({
    loader: { batchSize: 32 },
    sample: { cpuMs: fixed(cpuMs) },
    machine: {
      storage: { latencyMs: 0, requestsPerSecond: null, bytesPerSecond: 1e6 * figure("C40", "derived.mb_s") },
    },
  }),
);

const C47_LOADER = {
  batchSize: figure("C47", "in.batch_size"),
  numWorkers: figure("C47", "in.num_workers"),
};

/** Slow or far storage. */
export const STORAGE: readonly CaseRow[] = [
  {
    id: "C37",
    what: "throughput with 10 workers over that with 4, on a hard disk",
    scenarios: C37_SWEEP,
    measure: speedup(1, 0),
    expected: figure("C37", "out.iter_s.0") / figure("C37", "out.iter_s.1"),
    tolerance: { relative: 0.05 },
    why: "The report calls both equal.",
  },
  {
    id: "C39",
    what: "samples/s through the mount, cold",
    scenarios: [C39],
    measure: samplesPerSecond(0),
    expected: figure("C39", "out.sps.0"),
    tolerance: { relative: 1.5 },
    why: "The reports speak of 1 and of 2.5 files a second: derived.per_file_ms_cold is 400 to 1000.",
  },
  {
    id: "C40",
    what: "samples/s from a server on the network",
    scenarios: C40,
    measure: samplesPerSecond(0),
    expected: figure("C40", "out.sps"),
    tolerance: { relative: 0.1 },
    why: "About 50 is reported. The network's rate is derived from it, so that this row tests the composition only.",
  },
  {
    id: "C40",
    what: "throughput without decoding over that with it, from the network",
    scenarios: C40,
    measure: speedup(1, 0),
    expected: 1,
    tolerance: { relative: 0.02 },
    why: "The report: faster decoding does not help.",
  },
  {
    id: "C47",
    what: "samples/s from HDF5 in S3",
    scenarios: [
      caseScenario({
        loader: C47_LOADER,
        sampleMs: 0,
        sample: { waitMs: fixed(1000 * figure("C47", "derived.latency_per_sample_s_hdf5_s3")) },
      }),
    ],
    measure: samplesPerSecond(0),
    expected: figure("C47", "out.sps.4"),
    tolerance: { relative: 0.05 },
    why: "Three digits are reported. The latency is derived from them: the row tests that eight workers wait side by side.",
  },
  {
    id: "C47",
    what: "samples/s from local HDF5",
    scenarios: [
      caseScenario({ loader: C47_LOADER, sampleMs: figure("C47", "derived.t_sample_ms_hdf5_local") }),
    ],
    measure: samplesPerSecond(0),
    expected: figure("C47", "out.sps.0"),
    tolerance: { relative: 0.05 },
    why: "The same run with a warm cache was 4.5 % faster.",
  },
];
