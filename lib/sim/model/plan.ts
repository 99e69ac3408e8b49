import { isFree } from "../cost";
import { type Draws, drawsOf } from "../random/draws";
import { STREAMS } from "../random/hash";
import { hasWorkers, type Scenario, type WorkerLoader } from "../scenario";

/** A scenario worked out as far as no event is needed. */
export interface Plan {
  readonly scenario: Scenario;
  /** The loader if it has workers. */
  readonly workers: WorkerLoader | null;
  readonly batchesPerEpoch: number;
  readonly samplesPerEpoch: number;
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
  const samples = dataset.kind === "map" ? dataset.samples : dataset.shardSamples.reduce((a, b) => a + b, 0);
  const whole = Math.floor(samples / loader.batchSize);
  const batchesPerEpoch = loader.dropLast ? whole : Math.ceil(samples / loader.batchSize);
  const workers = hasWorkers(loader) ? loader : null;
  return {
    scenario,
    workers,
    batchesPerEpoch,
    samplesPerEpoch: loader.dropLast ? whole * loader.batchSize : samples,
    credits: workers === null ? 0 : workers.prefetchFactor * workers.numWorkers,
    waits: drawsOf(sample.waitMs, seed, STREAMS.wait, samples),
    cpus: drawsOf(sample.cpuMs, seed, STREAMS.cpu, samples),
    steps: drawsOf(training.stepMs, seed, STREAMS.step, batchesPerEpoch * training.epochs),
    neverWaits: isFree(sample.waitMs) && sample.storageBytes === 0,
    megabytes: payload.bytes / 1e6,
  };
}

/** First sample of a batch within its epoch. */
export function firstSample(plan: Plan, batch: number): number {
  return batch * plan.scenario.loader.batchSize;
}

/** One past the last sample of a batch within its epoch. */
export function endSample(plan: Plan, batch: number): number {
  return Math.min((batch + 1) * plan.scenario.loader.batchSize, plan.samplesPerEpoch);
}
