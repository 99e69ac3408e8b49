import { type Cost, isFree } from "../cost";
import { type Draws, drawsOf, everyNth } from "../random/draws";
import { type Stream, STREAMS } from "../random/hash";
import { hasWorkers, type Loader, type Scenario, type WorkerLoader } from "../scenario";
import { batchesOf, type Shard, shardsOf } from "./shards";

/** A scenario worked out for one rank, as far as no event is needed. */
export interface Plan {
  readonly scenario: Scenario;
  readonly rank: number;
  /** Samples of this rank in an epoch of a map dataset. */
  readonly samples: number;
  /** The loader if it has workers. */
  readonly workers: WorkerLoader | null;
  readonly batchesPerEpoch: number;
  /** What each worker reads of an iterable dataset; null for a map dataset. */
  readonly shards: readonly Shard[] | null;
  /**
   * Indices that can be sent in an epoch. Those of an iterable dataset know no end: each worker answers
   * one with a stop marker and ignores those that it still has.
   */
  readonly rowsPerEpoch: number;
  /** Indices that `iter()` sends: `min(prefetchFactor × numWorkers, batches)`; 0 without workers. */
  readonly credits: number;
  readonly waits: Draws;
  readonly cpus: Draws;
  readonly steps: Draws;
  /** Samples never wait: a batch is one burst of CPU time. */
  readonly neverWaits: boolean;
  readonly megabytes: number;
}

/**
 * Works a scenario out for a rank. Of a map dataset, rank r has samples r, r + ranks, … and starts over
 * at the first where they do not divide (`torch/utils/data/distributed.py`); an iterable one is split
 * over the workers of all ranks, as its author has to.
 */
export function planOf(scenario: Scenario, rank = 0): Plan {
  const { workload, loader, training, seed } = scenario;
  const { dataset, sample, payload } = workload;
  const { ranks } = training;
  const shards = dataset.kind === "iterable" ? shardsOf(dataset, loader, rank, ranks) : null;
  const all = dataset.kind === "map" ? dataset.samples : dataset.shardSamples.reduce((a, b) => a + b, 0);
  const samples = Math.ceil(all / ranks);
  const parts = shards ?? [{ first: 0, samples }];
  const batchesPerEpoch = parts.reduce((sum, part) => sum + batchesOf(part, loader), 0);
  const workers = hasWorkers(loader) ? loader : null;
  const credits = workers === null ? 0 : workers.prefetchFactor * workers.numWorkers;
  const rowsPerEpoch =
    batchesPerEpoch + (shards === null || workers === null ? 0 : workers.numWorkers + credits);
  const ofSamples = (cost: Cost, stream: Stream): Draws => {
    const draws = drawsOf(cost, seed, stream, all);
    return shards === null ? everyNth(draws, rank, ranks, samples, all) : draws;
  };
  const rows = rowsPerEpoch * training.epochs;
  return {
    scenario,
    rank,
    samples,
    workers,
    batchesPerEpoch,
    shards,
    rowsPerEpoch,
    credits,
    waits: ofSamples(sample.waitMs, STREAMS.wait),
    cpus: ofSamples(sample.cpuMs, STREAMS.cpu),
    steps: everyNth(
      drawsOf(training.stepMs, seed, STREAMS.step, rows * ranks),
      rank,
      ranks,
      rows,
      rows * ranks,
    ),
    neverWaits: isFree(sample.waitMs) && sample.storageBytes === 0,
    megabytes: payload.bytes / 1e6,
  };
}

/** Samples from `first` to before `end`. */
export interface SampleRange {
  readonly first: number;
  readonly end: number;
}

/** The samples of the `number`-th batch of a part of the dataset; null when the part has no such batch. */
export function rangeOf(part: Shard, loader: Loader, number: number): SampleRange | null {
  if (number >= batchesOf(part, loader)) return null;
  const first = part.first + number * loader.batchSize;
  return { first, end: Math.min(first + loader.batchSize, part.first + part.samples) };
}

/** The whole of a map dataset, or what the main process reads of an iterable one. */
export function wholeOf({ samples, shards }: Plan): Shard {
  return shards?.[0] ?? { first: 0, samples };
}
