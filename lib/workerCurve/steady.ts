import { toScenario, type Wish } from "@/lib/scenario-store";
import { type RecordingLevel, type Result, simulate } from "@/lib/sim";

/** How long a point of a sweep is simulated. */
export interface Effort {
  /** At least this many batches are counted. */
  readonly batches: number;
  /** At least this many per worker: each delivers in turn, so that only whole turns compare. */
  readonly perWorker: number;
  /** At least so many times what may be in flight: a stock that grows or shrinks must not count. */
  readonly perCredit: number;
  /** So many times what may be in flight is left out first: workers start in lock step and have to fall out of it. */
  readonly warmUp: number;
}

/** Answers within an event of a drag. */
export const COARSE: Effort = { batches: 16, perWorker: 1, perCredit: 0, warmUp: 1 };

/** For an event of a drag whose batches are dear. */
export const QUICK: Effort = { batches: 8, perWorker: 1, perCredit: 0, warmUp: 0.5 };

/** For a worker thread when a run in full would keep the reader waiting. */
export const FAIR: Effort = { batches: 40, perWorker: 2, perCredit: 1, warmUp: 1 };

/** For a worker thread: within a per cent or two of runs ten times as long. */
export const FINE: Effort = { batches: 120, perWorker: 6, perCredit: 4, warmUp: 3 };

/** A first stock to be left out when nothing is in flight. */
const WARM_UP_BATCHES = 4;

/**
 * The wish with that many workers, cut to its steady state: what is in flight at the start is left out,
 * and the loop breaks before the sampler runs dry, so that no stock is used up in what is counted. An
 * iterable dataset keeps its shards and its end.
 */
export function steadyWish(wish: Wish, numWorkers: number, effort: Effort): Wish {
  const { loader, workload, training } = wish;
  const credits = numWorkers * loader.prefetchFactor;
  const turns = (batches: number) => {
    const turn = Math.max(1, numWorkers);
    return Math.ceil(batches / turn) * turn;
  };
  const excludedBatches = turns(Math.max(WARM_UP_BATCHES, effort.warmUp * credits));
  const withWorkers = { ...wish, loader: { ...loader, numWorkers } };
  if (workload.dataset.kind === "iterable")
    return { ...withWorkers, training: { ...training, excludedBatches } };
  const counted = turns(Math.max(effort.batches, effort.perWorker * numWorkers, effort.perCredit * credits));
  const breakAfterBatches = excludedBatches + counted;
  const samples = training.ranks * (breakAfterBatches + credits) * loader.batchSize;
  return {
    ...withWorkers,
    workload: { ...workload, dataset: { ...workload.dataset, samples } },
    training: { ...training, epochs: 1, excludedBatches, breakAfterBatches },
  };
}

/** The steady run of a wish with that many workers. */
export function steadyRun(wish: Wish, numWorkers: number, effort: Effort, level: RecordingLevel): Result {
  return simulate(toScenario(steadyWish(wish, numWorkers, effort)), level);
}
