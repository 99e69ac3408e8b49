import { isFree } from "../cost";
import { type Draws, drawsOf } from "../random/draws";
import { STREAMS } from "../random/hash";
import { hasWorkers, type Loader, type Scenario, type WorkerLoader } from "../scenario";
import { batchesOf, type Shard, shardsOf } from "./shards";

/** A scenario worked out as far as no event is needed. */
export interface Plan {
  readonly scenario: Scenario;
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

/** Works a scenario out. */
export function planOf(scenario: Scenario): Plan {
  const { workload, loader, training, seed } = scenario;
  const { dataset, sample, payload } = workload;
  const shards = dataset.kind === "iterable" ? shardsOf(dataset, loader) : null;
  const samples = dataset.kind === "map" ? dataset.samples : dataset.shardSamples.reduce((a, b) => a + b, 0);
  const parts = shards ?? [{ first: 0, samples }];
  const batchesPerEpoch = parts.reduce((sum, part) => sum + batchesOf(part, loader), 0);
  const workers = hasWorkers(loader) ? loader : null;
  const credits = workers === null ? 0 : workers.prefetchFactor * workers.numWorkers;
  const rowsPerEpoch =
    batchesPerEpoch + (shards === null || workers === null ? 0 : workers.numWorkers + credits);
  return {
    scenario,
    workers,
    batchesPerEpoch,
    shards,
    rowsPerEpoch,
    credits,
    waits: drawsOf(sample.waitMs, seed, STREAMS.wait, samples),
    cpus: drawsOf(sample.cpuMs, seed, STREAMS.cpu, samples),
    steps: drawsOf(training.stepMs, seed, STREAMS.step, rowsPerEpoch * training.epochs),
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
export function wholeOf({ scenario, shards }: Plan): Shard {
  const { dataset } = scenario.workload;
  return shards?.[0] ?? { first: 0, samples: dataset.kind === "map" ? dataset.samples : 0 };
}
