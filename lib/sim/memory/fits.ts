import { hasWorkers, type Scenario } from "../scenario";
import { blockBytes } from "./batchLives";
import { copyableBytes } from "./coverage";
import type { Footprint } from "./footprint";
import type { Limits } from "./limits";
import { limitsCrossed } from "./limitsCrossed";

/** What a loader can come to need, whatever its timing. */
export interface AtMost {
  readonly ramBytes: number;
  readonly shmBytes: number;
}

/** The same by what takes it, in bytes of all ranks. */
export interface MostParts {
  /** Main processes with their imports; mapped files once for all. */
  readonly main: number;
  /** What workers have to themselves, without any of the dataset. */
  readonly workers: number;
  readonly dataset: number;
  /** What workers come to have of the dataset. */
  readonly copies: number;
  /** Samples that are loaded and not collated. */
  readonly building: number;
  /** Batches that are not pinned: in `/dev/shm`, or on heaps where they travel by value or nobody does. */
  readonly batches: number;
  /** Batches on workers' heaps until the feeder has copied them. */
  readonly fed: number;
  /** Page-locked blocks. */
  readonly pinned: number;
  /** How many batches are alive at most in one rank: in flight, and in the loop's hands. */
  readonly batchesAlive: number;
  /** How many of them are not pinned. */
  readonly batchesUnpinned: number;
  /** The part of `batches` and `dataset` that lies in `/dev/shm`. */
  readonly shmBytes: number;
}

/** A batch lives twice for a moment when the loop variable changes hands. */
const CHANGING_HANDS = 1;

/**
 * The most that a loader takes in an epoch: every index that it is given has become a batch, each worker
 * builds another one's samples, the loop holds what it keeps, and all of a dataset has been read. It is
 * reached whenever the loop pauses. With pinning both count in full: a pin thread that falls behind leaves
 * all that is in flight in `/dev/shm`, and blocks that were pinned in a pause before are not given back.
 */
export function mostByPart(
  scenario: Scenario,
  footprint: Footprint,
  ranks = scenario.training.ranks,
): MostParts {
  const { loader, workload } = scenario;
  const { payload } = workload;
  const { interpreter, dataset, batchesHeld, rawBytesPerSample, tensorLayout } = footprint;
  const workers = hasWorkers(loader) ? loader.numWorkers : 0;
  const kept = Math.max(1, Math.round(batchesHeld));
  const alive = hasWorkers(loader)
    ? loader.prefetchFactor * loader.numWorkers + kept + CHANGING_HANDS
    : 1 + kept;
  const inFlight = alive - kept - CHANGING_HANDS;
  const pins = loader.pinMemory && payload.kind === "tensors";
  const shared = payload.kind === "tensors" && workers > 0;
  const unpinned = pins ? Math.max(1, inFlight) : alive;
  const forked = hasWorkers(loader) && loader.startMethod === "fork";
  const movesTensor = workers > 0 && !forked && dataset.kind === "tensor";
  const copies = workers * (forked ? copyableBytes(dataset) : movesTensor ? 0 : dataset.bytes);
  const feeds = shared && payload.sharedBy === "feeder";
  return {
    main: interpreter.sharedBytes + ranks * interpreter.mainBytes,
    workers: ranks * workers * (forked ? interpreter.forkedBytes : interpreter.spawnedBytes),
    dataset: ranks * dataset.bytes,
    copies: ranks * copies,
    building: ranks * Math.max(1, workers) * loader.batchSize * rawBytesPerSample,
    batches: ranks * unpinned * payload.bytes,
    fed: feeds ? ranks * inFlight * payload.bytes : 0,
    pinned: pins ? ranks * alive * blockBytes(payload.bytes, payload.tensors, tensorLayout) : 0,
    batchesAlive: alive,
    batchesUnpinned: unpinned,
    shmBytes: ranks * ((shared ? unpinned * payload.bytes : 0) + (movesTensor ? dataset.bytes : 0)),
  };
}

/** The sum of {@link mostByPart}. */
export function atMost(scenario: Scenario, footprint: Footprint, ranks = scenario.training.ranks): AtMost {
  const { main, workers, dataset, copies, building, batches, fed, pinned, shmBytes } = mostByPart(
    scenario,
    footprint,
    ranks,
  );
  return { ramBytes: main + workers + dataset + copies + building + batches + fed + pinned, shmBytes };
}

/** How far `num_workers` and `prefetch_factor` may go. */
export interface Reach {
  readonly numWorkers: number;
  readonly prefetchFactor: number;
}

/** The answer to what fits. */
export interface Fit {
  /** For each number of workers from 1 on the largest `prefetch_factor` that fits, 0 if none does. */
  readonly frontier: readonly { readonly numWorkers: number; readonly prefetchFactor: number }[];
  /** The largest product of both, with the most workers among equals; null if nothing fits. */
  readonly best: { readonly numWorkers: number; readonly prefetchFactor: number } | null;
  /** The limit that one more batch in flight would cross; null where the reach ends first. */
  readonly bound: "ram" | "shm" | null;
}

/** The largest `num_workers` × `prefetch_factor` that fits, everything else as in the scenario. `besides` is what other loaders take. */
export function largestThatFits(
  scenario: Scenario,
  footprint: Footprint,
  limits: Limits,
  {
    ranks = scenario.training.ranks,
    reach = { numWorkers: 16, prefetchFactor: 16 },
    besides = { ramBytes: 0, shmBytes: 0 },
  }: {
    readonly ranks?: number;
    readonly reach?: Reach;
    readonly besides?: AtMost;
  } = {},
): Fit {
  const crossed = (numWorkers: number, prefetchFactor: number): "ram" | "shm" | null => {
    const { ramBytes, shmBytes } = atMost(withLoader(scenario, numWorkers, prefetchFactor), footprint, ranks);
    const all = { ramBytes: ramBytes + besides.ramBytes, shmBytes: shmBytes + besides.shmBytes };
    return limitsCrossed(all, limits)[0]?.what ?? null;
  };
  const frontier = Array.from({ length: reach.numWorkers }, (_, index) => {
    const numWorkers = index + 1;
    let prefetchFactor = 0;
    while (prefetchFactor < reach.prefetchFactor && crossed(numWorkers, prefetchFactor + 1) === null) {
      prefetchFactor += 1;
    }
    return { numWorkers, prefetchFactor };
  });
  const productOf = (at: (typeof frontier)[number]): number => at.numWorkers * at.prefetchFactor;
  const best = frontier.reduce<(typeof frontier)[number] | null>(
    (most, at) => (productOf(at) > 0 && (most === null || productOf(at) >= productOf(most)) ? at : most),
    null,
  );
  if (best === null) return { frontier, best, bound: crossed(1, 1) };
  const isEnd = best.prefetchFactor === reach.prefetchFactor;
  const bound = isEnd
    ? crossed(best.numWorkers + 1, best.prefetchFactor)
    : crossed(best.numWorkers, best.prefetchFactor + 1);
  return { frontier, best, bound: isEnd && best.numWorkers === reach.numWorkers ? null : bound };
}

function withLoader(scenario: Scenario, numWorkers: number, prefetchFactor: number): Scenario {
  const { loader } = scenario;
  const others = hasWorkers(loader)
    ? loader
    : { ...loader, persistentWorkers: false, inOrder: true, startMethod: "fork" as const };
  return { ...scenario, loader: { ...others, numWorkers, prefetchFactor } };
}
