import { defaultLoaderWish, defaultScenario, fixed, loaderFrom, type Scenario } from "@/lib/sim";

/** A loader whose samples only sleep, one per batch, as in the reference experiments (60 tasks, torch 2.13, 2 cores). */
export interface Sleepers {
  readonly taskMs: readonly number[];
  readonly numWorkers: number;
  readonly prefetchFactor: number;
  readonly stepMs: number;
  readonly inOrder?: boolean;
}

/** The scenario of an experiment with sleeping workers. */
export function sleepers({ taskMs, numWorkers, prefetchFactor, stepMs, inOrder = true }: Sleepers): Scenario {
  return {
    ...defaultScenario,
    workload: {
      dataset: { kind: "map", samples: 60, reads: "perSample" },
      sample: {
        waitMs: { kind: "measured", drawsMs: taskMs },
        cpuMs: fixed(0),
        storageBytes: 0,
        holdsInterpreterLock: false,
        libraryThreads: 1,
      },
      collate: { inWorkerMs: 0.1, inMainMs: 0.1 },
      payload: { kind: "tensors", tensors: 1, bytes: 64, sharedBy: "collate" },
    },
    loader: loaderFrom({ ...defaultLoaderWish, batchSize: 1, numWorkers, prefetchFactor, inOrder }),
    training: { ...defaultScenario.training, stepMs: fixed(stepMs), copy: null },
    machine: { ...defaultScenario.machine, cores: 2 },
  };
}
