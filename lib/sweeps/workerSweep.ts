import { meanOf, simulate, type Scenario, threadsOf } from "@/lib/sim";
import { toScenario, type Wish } from "@/lib/scenario-store";

/** One run of a sweep over `num_workers`. */
export interface SweepPoint {
  readonly numWorkers: number;
  readonly samplesPerSecond: number;
}

/** The wish with each number of workers, simulated. Totals only: a sweep has to keep up with a slider. */
export function workerSweep(wish: Wish, workerCounts: readonly number[]): readonly SweepPoint[] {
  return workerCounts.map((numWorkers) => {
    const scenario = toScenario({ ...wish, loader: { ...wish.loader, numWorkers } });
    return { numWorkers, samplesPerSecond: simulate(scenario, "totals").totals.samplesPerSecond };
  });
}

/** What the GPUs of all ranks could take, samples per second; null when the scenario has no step. */
export function demandPerSecond({ loader, training }: Wish): number | null {
  const stepMs = meanOf(training.stepMs);
  return stepMs === 0 ? null : (1000 * training.ranks * loader.batchSize) / stepMs;
}

/** Time one worker takes to load and collate a batch, alone and with storage and cores idle; means. */
export function workerMsPerBatch({ workload, loader, machine }: Scenario): number {
  const { sample, collate, dataset } = workload;
  const reads = sample.storageBytes === 0 ? 0 : machine.storage.latencyMs;
  const requests = dataset.kind === "map" && dataset.reads === "perBatch" ? 1 : loader.batchSize;
  const cpuMs = meanOf(sample.cpuMs) / threadsOf(sample);
  return loader.batchSize * (meanOf(sample.waitMs) + cpuMs) + requests * reads + collate.inWorkerMs;
}

/** The rule of thumb, for each rank: time to make a batch over time to use it, rounded up; null without a step. */
export function workersNeeded(scenario: Scenario): number | null {
  const stepMs = meanOf(scenario.training.stepMs);
  return stepMs === 0 ? null : Math.ceil(workerMsPerBatch(scenario) / stepMs);
}
