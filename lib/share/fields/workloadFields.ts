import type { Provenance } from "@/lib/presets";
import type { Wish } from "@/lib/scenario-store";
import type { SampleWork, Workload } from "@/lib/sim";
import { flag, number, wholeNumber } from "../codec";
import { costFields } from "./costFields";
import { datasetFields } from "./datasetFields";
import { field, type Field } from "./field";
import { LIMITS } from "./limits";
import { payloadFields } from "./payloadFields";

const withWorkload = (wish: Wish, change: Partial<Workload>): Wish => ({
  ...wish,
  workload: { ...wish.workload, ...change },
});

const withSample = (wish: Wish, change: Partial<SampleWork>): Wish =>
  withWorkload(wish, { sample: { ...wish.workload.sample, ...change } });

const LIBRARY_THREADS: Provenance = {
  evidence: "documented",
  source:
    "a worker sets PyTorch’s own threads to 1 (torch/utils/data/_utils/worker.py, torch.set_num_threads); OpenCV, OpenMP and BLAS are the reader’s to set",
  url: null,
};

/** What a sample and a batch cost. */
export const workloadFields: readonly Field[] = [
  ...datasetFields,
  ...costFields(
    "sample_wait",
    "sampleWait",
    (wish) => wish.workload.sample.waitMs,
    (wish, waitMs) => withSample(wish, { waitMs }),
  ),
  ...costFields(
    "sample_cpu",
    "sampleCpu",
    (wish) => wish.workload.sample.cpuMs,
    (wish, cpuMs) => withSample(wish, { cpuMs }),
  ),
  field(
    { key: "sample_storage_bytes", unit: "bytes", parameter: "storageBytes" },
    number(0, LIMITS.bytes),
    (wish) => wish.workload.sample.storageBytes,
    (wish, storageBytes) => withSample(wish, { storageBytes }),
  ),
  field(
    { key: "holds_gil", unit: "", parameter: "interpreterLock" },
    flag,
    (wish) => wish.workload.sample.holdsInterpreterLock,
    (wish, holdsInterpreterLock) => withSample(wish, { holdsInterpreterLock }),
  ),
  field(
    { key: "library_threads", unit: "", parameter: LIBRARY_THREADS },
    wholeNumber(1, LIMITS.libraryThreads),
    (wish) => wish.workload.sample.libraryThreads,
    (wish, libraryThreads) => withSample(wish, { libraryThreads }),
  ),
  field(
    { key: "collate_in_worker_ms", unit: "ms", parameter: "collate" },
    number(0, LIMITS.ms),
    (wish) => wish.workload.collate.inWorkerMs,
    (wish, inWorkerMs) => withWorkload(wish, { collate: { ...wish.workload.collate, inWorkerMs } }),
  ),
  field(
    { key: "collate_in_main_ms", unit: "ms", parameter: "collate" },
    number(0, LIMITS.ms),
    (wish) => wish.workload.collate.inMainMs,
    (wish, inMainMs) => withWorkload(wish, { collate: { ...wish.workload.collate, inMainMs } }),
  ),
  ...payloadFields,
];
