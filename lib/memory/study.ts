import { toScenario, type Wish } from "@/lib/scenario-store";
import { MOST_PREFETCH_FACTOR } from "@/lib/settings";
import { MOST_WORKERS } from "@/lib/workerCurve/coarse";
import { fixed, meanOf, type Result } from "@/lib/sim";
import {
  clockOf,
  type EpochClock,
  type Failure,
  fateOf,
  type Fit,
  largestThatFits,
  type Limits,
  livedUntil,
  type LoaderRun,
  type MemoryTimeline,
} from "@/lib/sim/memory";
import { memoryWishOf } from "./memoryWish";
import { besides, footprintFor, VALIDATION_SHARE, validationFootprint } from "./most";

/** Nothing is proposed that the settings do not allow. */
const REACH = { numWorkers: MOST_WORKERS, prefetchFactor: MOST_PREFETCH_FACTOR };

/** A validation step has no backward pass: a third of a training step, as a rule of thumb. */
const VALIDATION_STEP_SHARE = 1 / 3;

/** A wish's memory from beginning to end. */
export interface MemoryStudy {
  readonly wish: Wish;
  /** Throughput of the training epoch, all ranks together. */
  readonly samplesPerSecond: number;
  /** When it begins: after the validation pass, if there is one. */
  readonly trainingFromMs: number;
  /** How its time relates to that of the epoch that it stands for. */
  readonly clock: EpochClock;
  /** The whole run, as if nothing ended it. */
  readonly timeline: MemoryTimeline;
  /** The part of it that comes to be: all of it, or until the failure. */
  readonly lived: MemoryTimeline;
  readonly limits: Limits;
  /** What ends it before its time. */
  readonly failure: Failure | null;
}

/** Runs a wish and follows its memory. `run` simulates a wish with signals at least. */
export function studyOf(wish: Wish, run: (wish: Wish) => Result): MemoryStudy {
  const result = run(longEnough(wish));
  const footprint = footprintFor(wish);
  const runs: LoaderRun[] = [];
  let trainingFromMs = 0;
  if (memoryWishOf(wish).validates) {
    const pass = run(validationOf(wish));
    trainingFromMs = pass.totals.wallMs;
    runs.push({ result: pass, footprint: validationFootprint(footprint) });
  }
  runs.push({ result, footprint, startMs: trainingFromMs });
  const limits = limitsOf(wish);
  const { timeline, failure } = fateOf(runs, limits, { ranks: wish.training.ranks });
  return {
    wish,
    samplesPerSecond: result.totals.samplesPerSecond,
    trainingFromMs,
    clock: clockOf(timeline),
    timeline,
    lived: failure === null ? timeline : livedUntil(timeline, failure.atMs),
    limits,
    failure,
  };
}

/** So many batches at least come after those that fill the queue, and so many of each worker. */
const LEAST_AFTER = { batches: 24, perWorker: 2 };

/** A run that answers a drag is made no longer than so many samples. */
const MOST_SAMPLES = 200_000;

/**
 * The wish with samples enough to fill its queue, and to show its pace then: how many there are stands for an epoch
 * that goes on alike, and a larger batch or more workers leave too few. As many as a drag has time for.
 */
function longEnough(wish: Wish): Wish {
  const { workload, loader, training } = wish;
  const { dataset } = workload;
  if (dataset.kind !== "map") return wish;
  const { numWorkers, prefetchFactor } = loader;
  const inFlight = numWorkers * prefetchFactor;
  const after = Math.max(LEAST_AFTER.batches, LEAST_AFTER.perWorker * numWorkers);
  const perBatch = training.ranks * loader.batchSize;
  const enough = perBatch * (inFlight + after);
  if (dataset.samples >= enough) return wish;
  const most = perBatch * Math.floor(MOST_SAMPLES / perBatch);
  const samples = Math.max(dataset.samples, Math.min(most, enough));
  return {
    ...wish,
    workload: { ...workload, dataset: { ...dataset, samples } },
    training: { ...training, excludedBatches: Math.max(training.excludedBatches, inFlight) },
  };
}

/** What the machine of a wish allows. */
export function limitsOf(wish: Wish): Limits {
  const { ramBytes, shmBytes } = wish.machine;
  return { ramBytes, shmBytes, openFiles: memoryWishOf(wish).openFiles };
}

/** The largest `num_workers` × `prefetch_factor` that fits the machine of a wish, whatever the timing. */
export function fitOf(wish: Wish): Fit {
  return largestThatFits(toScenario(wish), footprintFor(wish), limitsOf(wish), {
    besides: besides(wish),
    reach: REACH,
  });
}

/** The pass over the validation set: the same arguments, fewer samples, shorter steps. */
function validationOf(wish: Wish): Wish {
  const { dataset } = wish.workload;
  const { stepMs } = wish.training;
  const fewer = (samples: number) =>
    Math.max(2 * wish.loader.batchSize, Math.round(VALIDATION_SHARE * samples));
  return {
    ...wish,
    workload: {
      ...wish.workload,
      dataset:
        dataset.kind === "map"
          ? { ...dataset, samples: fewer(dataset.samples) }
          : { ...dataset, shardSamples: dataset.shardSamples.map(fewer) },
    },
    training: { ...wish.training, epochs: 1, stepMs: fixed(VALIDATION_STEP_SHARE * meanOf(stepMs)) },
  };
}
