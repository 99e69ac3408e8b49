import { RECORDED_MACHINE_COSTS } from "./constants";
import { fixed } from "./cost";
import type { Loader, Machine, Scenario, StartMethod, Training, Workload } from "./scenario";

/** What a reader may wish for; `prefetchFactor` and the like are dropped without workers. */
export interface LoaderWish {
  readonly batchSize: number;
  readonly numWorkers: number;
  readonly prefetchFactor: number;
  readonly dropLast: boolean;
  readonly pinMemory: boolean;
  readonly persistentWorkers: boolean;
  readonly inOrder: boolean;
  readonly startMethod: StartMethod;
}

/** The loader that PyTorch would build from a wish (`DataLoader.__init__`, torch/utils/data/dataloader.py). */
export function loaderFrom(wish: LoaderWish): Loader {
  const { batchSize, dropLast, pinMemory } = wish;
  if (wish.numWorkers === 0) return { numWorkers: 0, batchSize, dropLast, pinMemory };
  return wish;
}

/** Eight cores with the process costs of the recorded machine; links and storage of a common workstation. */
export const defaultMachine: Machine = {
  cores: 8,
  ramBytes: 34_359_738_368,
  shmBytes: 17_179_869_184,
  storage: { latencyMs: 0.1, requestsPerSecond: null, bytesPerSecond: null },
  link: { pinnedBytesPerSecond: 12e9, pageableBytesPerSecond: 6e9 },
  costs: RECORDED_MACHINE_COSTS,
};

/** JPEGs as the recorded runs load them: 4 ms of CPU each, 3×224×224 float32 and a label. */
export const defaultWorkload: Workload = {
  dataset: { kind: "map", samples: 9600, reads: "perSample" },
  sample: {
    waitMs: fixed(0),
    cpuMs: { kind: "lognormal", meanMs: 4, sigma: 0.15 },
    storageBytes: 110_000,
    holdsInterpreterLock: false,
    libraryThreads: 1,
  },
  collate: { inWorkerMs: 15, inMainMs: 6 },
  payload: { kind: "tensors", tensors: 2, bytes: 32 * (602_112 + 8), sharedBy: "collate" },
};

/** PyTorch's defaults, with four workers. */
export const defaultLoaderWish: LoaderWish = {
  batchSize: 32,
  numWorkers: 4,
  prefetchFactor: 2,
  dropLast: true,
  pinMemory: false,
  persistentWorkers: false,
  inOrder: true,
  startMethod: "fork",
};

/** One epoch; the loop reads the loss each step, as most loops do. */
export const defaultTraining: Training = {
  stepMs: fixed(40),
  epochs: 1,
  ranks: 1,
  breakAfterBatches: null,
  readsLoss: true,
  copy: { nonBlocking: false, stream: "default" },
  hostMs: 0,
  excludedBatches: 16,
};

/** 300 batches of 32 JPEGs, four workers, eight cores. */
export const defaultScenario: Scenario = {
  seed: 1,
  workload: defaultWorkload,
  loader: loaderFrom(defaultLoaderWish),
  training: defaultTraining,
  machine: defaultMachine,
};
