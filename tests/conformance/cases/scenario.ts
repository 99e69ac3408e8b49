import {
  defaultLoaderWish,
  defaultMachine,
  defaultTraining,
  defaultWorkload,
  fixed,
  type LoaderWish,
  loaderFrom,
  type Machine,
  type Payload,
  type Scenario,
  type Training,
  type Workload,
} from "@/lib/sim";

/** What a report says; everything else follows the rules of {@link caseScenario}. */
export interface Reported {
  readonly loader?: Partial<LoaderWish>;
  /** CPU time of a sample, everything that the worker does for it included. */
  readonly sampleMs?: number;
  /** More about the sample than its CPU time. */
  readonly sample?: Partial<Workload["sample"]>;
  readonly dataset?: Workload["dataset"];
  readonly payload?: Payload;
  /** Without one, the loader alone is looked at: the step is free. */
  readonly stepMs?: number;
  readonly training?: Partial<Training>;
  readonly machine?: Partial<Machine>;
  /** Of each rank. */
  readonly batches?: number;
}

const BYTES_PER_SAMPLE = 602_112;
/** Of the path of a sample's file. */
const PATH_BYTES = 100;

/**
 * The scenario of a report. What it leaves out:
 * - the sample is the default one; where a time is reported, that time is all the work there is,
 *   collate included, and the sample is in memory;
 * - a batch of unknown size has one sample, an image of 3×224×224 float32;
 * - the dataset is a list of paths of 100 bytes each;
 * - cores: one for each worker of each rank and two more, since a report that is silent about them has no
 *   lack of them; reports of too many workers or threads get the default machine;
 * - the run is one epoch of ten batches per credit; the first four of each worker are left out.
 */
export function caseScenario(reported: Reported): Scenario {
  const wish = { ...defaultLoaderWish, batchSize: 1, ...reported.loader };
  const credits = Math.max(1, wish.numWorkers * wish.prefetchFactor);
  const batches = reported.batches ?? 10 * credits;
  const ranks = reported.training?.ranks ?? 1;
  return {
    seed: 1,
    workload: workloadOf(reported, wish.batchSize, ranks * batches),
    loader: loaderFrom(wish),
    training: {
      ...defaultTraining,
      stepMs: fixed(reported.stepMs ?? 0),
      copy: null,
      excludedBatches: Math.min(batches - 1, 4 * Math.max(1, wish.numWorkers)),
      ...reported.training,
    },
    machine: { ...defaultMachine, cores: ranks * (wish.numWorkers + 2), ...reported.machine },
  };
}

function workloadOf(reported: Reported, batchSize: number, batches: number): Workload {
  const { sampleMs } = reported;
  const timed = sampleMs !== undefined;
  const work = timed
    ? { ...defaultWorkload.sample, cpuMs: fixed(sampleMs), storageBytes: 0 }
    : defaultWorkload.sample;
  const share = batchSize / defaultLoaderWish.batchSize;
  const { inWorkerMs, inMainMs } = defaultWorkload.collate;
  return {
    dataset: reported.dataset ?? {
      kind: "map",
      samples: batches * batchSize,
      reads: "perSample",
      pickledBytes: PATH_BYTES * batches * batchSize,
    },
    sample: { ...work, ...reported.sample },
    collate: timed
      ? { inWorkerMs: 0, inMainMs: 0 }
      : { inWorkerMs: share * inWorkerMs, inMainMs: share * inMainMs },
    payload: reported.payload ?? {
      kind: "tensors",
      tensors: 2,
      bytes: batchSize * (BYTES_PER_SAMPLE + 8),
      sharedBy: "collate",
    },
  };
}
