import { defaultLoaderWish, defaultMachine, defaultTraining, defaultWorkload, meanOf } from "@/lib/sim";
import { figure } from "../cases/cases";
import { ARRAY, CORES, HARD_DISK, NETWORK, OBJECT_STORE, ROW, TAILED_BATCH } from "./defaults";
import { type DiagnosisRow, fed, late, slow } from "./row";

const { batchSize } = defaultLoaderWish;
const tensors = (bytes: number, count = 2) =>
  ({ kind: "tensors", tensors: count, bytes, sharedBy: "collate" }) as const;
const lifecycle = (changes: Partial<typeof defaultMachine.costs.lifecycle>) => ({
  costs: {
    ...defaultMachine.costs,
    lifecycle: { ...defaultMachine.costs.lifecycle, ...changes },
  },
});

const c11 = (1000 * defaultLoaderWish.numWorkers) / figure("C11", "in.b.cpu_aug_sps");

/** Reports about throughput. */
const SLOW: readonly DiagnosisRow[] = [
  slow("C01", {
    loader: { numWorkers: figure("C01", "in.num_workers") },
    sampleMs: 1000 * figure("C01", "in.t_batch_s"),
    stepMs: figure("C01", "in.t_step_ms"),
    batches: 40,
  }),
  slow("C03", { loader: { numWorkers: 0 }, sampleMs: 1000 * figure("C03", "in.t_batch_s") }),
  slow("C07", {
    loader: { batchSize: figure("C07", "in.batch_size"), numWorkers: figure("C07", "in.num_workers") },
    sampleMs: figure("C07", "in.t_sample_ms"),
    stepMs: (1000 * figure("C07", "in.batch_size")) / figure("C07", "in.gpu_sps"),
    batches: 100,
  }),
  slow("C10", {
    loader: { batchSize: figure("C10", "in.batch_size") },
    sampleMs: figure("C10", "in.sweep.t_sample_ms.0"),
  }),
  slow("C11", {
    loader: { batchSize },
    sampleMs: c11,
    stepMs: (1000 * batchSize) / figure("C11", "in.b.gpu_aug_sps"),
  }),
  slow(
    "C14",
    { loader: { batchSize, numWorkers: figure("C14", "in.sweep.num_workers.0") }, machine: { cores: CORES } },
    "4 workers",
  ),
  slow(
    "C14",
    { loader: { batchSize, numWorkers: figure("C14", "in.sweep.num_workers.2") }, machine: { cores: CORES } },
    "18 workers",
  ),
  slow("C16", {
    loader: { batchSize, numWorkers: figure("C16", "in.c.num_workers") },
    training: { ranks: figure("C16", "in.c.ranks") },
    batches: 20 * figure("C16", "in.c.ranks"),
    machine: { cores: figure("C16", "in.c.cores") },
  }),
  slow("C18", {
    loader: { batchSize, numWorkers: figure("C18", "in.num_workers") },
    machine: { cores: figure("C18", "in.cgroup_quota_cores") },
  }),
  slow("C19", {
    loader: { batchSize: figure("C19", "in.batch_size"), numWorkers: figure("C19", "in.num_workers") },
    sample: { libraryThreads: CORES },
    machine: { cores: CORES },
    batches: 50,
  }),
  slow("C21", {
    loader: { batchSize, numWorkers: figure("C21", "in.num_workers_total") / figure("C21", "in.ranks") },
    training: { ranks: figure("C21", "in.ranks") },
    batches: 16 * figure("C21", "in.ranks"),
    machine: { cores: CORES },
  }),
  slow("C23", {
    loader: { batchSize },
    sample: {
      cpuMs: {
        kind: "measured",
        drawsMs: [figure("C23", "in.t_sample_ms.0"), figure("C23", "in.t_sample_ms.1")],
      },
      storageBytes: 0,
      libraryThreads: CORES,
    },
    machine: { cores: CORES },
    batches: 30,
  }),
  slow("C27", {
    loader: { batchSize: figure("C27", "in.batch_size"), numWorkers: 4, pinMemory: true },
    ...ROW,
    payload: tensors(figure("C27", "in.batch_size") * figure("C27", "in.sample_bytes")),
    batches: figure("C27", "in.n_samples") / figure("C27", "in.batch_size"),
  }),
  slow("C31", { loader: { batchSize, numWorkers: 8 }, ...ARRAY }),
  slow("C32", {
    loader: { batchSize },
    payload: tensors(batchSize * 602_112, figure("C32", "in.tensors_per_batch.before")),
    batches: 30,
  }),
  slow("C35", {
    loader: { batchSize, numWorkers: figure("C35", "in.sweep.num_workers.2"), startMethod: "spawn" },
    ...ROW,
    payload: tensors(batchSize * 400),
    batches: 400,
  }),
  slow("C37", {
    loader: {
      batchSize: figure("C37", "in.batch_size"),
      numWorkers: figure("C37", "in.sweep.num_workers.0"),
    },
    sample: { storageBytes: figure("C37", "in.file_bytes") },
    stepMs: figure("C37", "in.t_step_ms"),
    machine: { storage: HARD_DISK },
    batches: 60,
  }),
  slow("C39", {
    sample: { storageBytes: figure("C39", "in.file_bytes") },
    machine: {
      storage: {
        latencyMs: figure("C39", "in.remote_latency_ms"),
        requestsPerSecond: null,
        bytesPerSecond: null,
      },
    },
  }),
  slow("C40", { loader: { batchSize }, machine: { storage: NETWORK } }),
  slow("C41", {
    loader: { batchSize, numWorkers: figure("C41", "in.num_workers") },
    training: { ranks: figure("C41", "in.ranks") },
    batches: 20 * figure("C41", "in.ranks"),
    machine: { storage: NETWORK, cores: figure("C41", "in.ranks") * (figure("C41", "in.num_workers") + 2) },
  }),
  slow("C47", {
    loader: { batchSize: figure("C47", "in.batch_size"), numWorkers: figure("C47", "in.num_workers") },
    machine: { storage: OBJECT_STORE },
  }),
  slow("C49", { loader: { batchSize }, sampleMs: figure("C49", "in.t_sample_ms.cold") }),
  fed("C59", {
    loader: { batchSize: 1 },
    sampleMs: 0,
    sample: { cpuMs: TAILED_BATCH },
    stepMs: meanOf(defaultTraining.stepMs),
    batches: 400,
  }),
  slow("C91", {
    sample: defaultWorkload.sample,
    payload: tensors(figure("C91", "in.batch_bytes"), 1),
    training: { copy: { nonBlocking: false, stream: "default" } },
  }),
  slow("C109", {
    loader: { numWorkers: figure("C109", "in.num_workers.2"), batchSize: 4 },
    dataset: { kind: "iterable", shardSamples: [160], split: "none" },
  }),
  slow("C113", {
    loader: { numWorkers: 1 },
    sampleMs: 1000 * figure("C113", "in.loader_s_per_batch"),
    stepMs: figure("C113", "in.t_step_ms"),
  }),
];

/** Reports about starts and ends. */
const LATE: readonly DiagnosisRow[] = [
  late("C46", "firstBatch", {
    loader: { batchSize: figure("C46", "in.batch_size"), numWorkers: figure("C46", "in.num_workers") },
    sampleMs: figure("C46", "in.t_sample_ms"),
    batches: Math.ceil(figure("C46", "in.n_samples") / figure("C46", "in.batch_size")),
  }),
  late("C66", "wholeRun", {
    loader: { batchSize },
    machine: lifecycle({ forkedBootMs: 1000 * figure("C66", "in.epoch_gap_s") }),
    training: { epochs: 3 },
  }),
  late("C68", "firstBatch", {
    loader: { batchSize, numWorkers: figure("C68", "in.num_workers"), startMethod: "spawn" },
    machine: lifecycle({
      spawnedBootMs: defaultMachine.costs.lifecycle.spawnedBootMs + 1000 * figure("C68", "in.extra_import_s"),
    }),
  }),
  late("C69", "firstBatch", {
    loader: { batchSize, startMethod: "forkserver" },
    machine: lifecycle({ spawnedBootMs: 1000 * figure("C69", "in.worker_start_s.before") }),
  }),
  late("C71", "firstBatch", { loader: { batchSize, startMethod: "spawn" } }),
  late("C72", "wholeRun", {
    loader: { batchSize, numWorkers: figure("C72", "in.num_workers"), pinMemory: true },
    machine: lifecycle({ endMs: 1000 * figure("C72", "in.exit_timeout_s") }),
    batches: figure("C72", "in.n_batches"),
  }),
  late("C75", "firstBatch", { loader: { batchSize } }),
  late("C28", "firstBatch", { loader: { batchSize, startMethod: "spawn" } }),
  late("C30", "firstBatch", {
    loader: {
      batchSize: figure("C30", "in.batch_size"),
      numWorkers: figure("C30", "in.num_workers"),
      startMethod: "spawn",
    },
    batches: 20,
  }),
];

/** Reports in which the loader is not to blame. */
export const CONTROLS: readonly DiagnosisRow[] = [
  fed("C100", {}),
  fed("C102", {}),
  fed("C112", {
    loader: {
      batchSize: figure("C112", "in.batch_size"),
      numWorkers: figure("C112", "in.num_workers"),
      prefetchFactor: figure("C112", "in.prefetch_factor"),
    },
  }),
];

/** Reports about time. */
export const TIMED: readonly DiagnosisRow[] = [...SLOW, ...LATE];
