import { hasWorkers, meanOf, type Result, type Scenario, threadsOf } from "@/lib/sim";

/** What one batch asks for, milliseconds; means. */
export interface BatchWork {
  /** Whoever loads it waits without a core: sleeping, or for storage that serves nobody else. */
  readonly waitMs: number;
  /** CPU time of its samples, on all threads that share it. */
  readonly cpuMs: number;
  /** CPU time of collate, as the process that collates does it. */
  readonly collateMs: number;
  /** How long it keeps storage to itself: its share of the request rate or of the bandwidth. */
  readonly storageMs: number;
  /** How long it keeps the link to the device busy. */
  readonly copyMs: number;
  /** How long it keeps the GPU busy. */
  readonly stepMs: number;
}

/** The work of a batch as the scenario states it. */
export function workOf(scenario: Scenario): BatchWork {
  const { workload, loader, training } = scenario;
  const { sample, collate } = workload;
  const { requests, serviceMs } = readsOf(scenario);
  const latencyMs = sample.storageBytes > 0 ? scenario.machine.storage.latencyMs : 0;
  return {
    waitMs: loader.batchSize * meanOf(sample.waitMs) + requests * (latencyMs + serviceMs),
    cpuMs: loader.batchSize * (meanOf(sample.cpuMs) + joiningMs(scenario)),
    collateMs: hasWorkers(loader) ? collate.inWorkerMs : collate.inMainMs,
    storageMs: requests * serviceMs,
    copyMs: copyMsOf(scenario),
    stepMs: meanOf(training.stepMs),
  };
}

/**
 * The work that the batches of a run turned out to be, from its batch table; waiting for cores, for
 * locks and for others at the storage is left out. Needs signals.
 */
export function realisedWork({ scenario, batches }: Result): BatchWork {
  const stated = workOf(scenario);
  const mean = (of: (row: number) => number): number =>
    batches.batch.reduce((sum, _, row) => sum + of(row), 0) / Math.max(1, batches.count);
  const at = (column: Float64Array, row: number): number => column[row] ?? 0;
  const busyMs = mean(
    (row) =>
      at(batches.collateEndMs, row) -
      at(batches.loadStartMs, row) -
      at(batches.storageMs, row) -
      at(batches.coreWaitMs, row) -
      at(batches.lockWaitMs, row),
  );
  const share = mean((row) => (batches.samples[row] ?? 0) / scenario.loader.batchSize);
  const collateMs = Math.min(busyMs, stated.collateMs);
  return {
    ...stated,
    waitMs: Math.min(
      mean((row) => at(batches.storageMs, row)),
      share * stated.waitMs,
    ),
    cpuMs: threadsOf(scenario.workload.sample) * (busyMs - collateMs),
    collateMs,
    storageMs: share * stated.storageMs,
    stepMs: mean((row) => at(batches.stepEndMs, row) - at(batches.stepStartMs, row)),
  };
}

/** CPU time that the threads of a library take for a sample besides its own, without what they spin away. */
function joiningMs({ workload, machine }: Scenario): number {
  const threads = threadsOf(workload.sample);
  return threads > 1 ? threads * machine.costs.scheduling.joinMs : 0;
}

/** Requests to storage per batch, and how long each keeps it from the others; see `lib/sim`, `StorageServer`. */
function readsOf({ workload, loader, machine }: Scenario): {
  readonly requests: number;
  readonly serviceMs: number;
} {
  const { sample, dataset } = workload;
  if (sample.storageBytes === 0) return { requests: 0, serviceMs: 0 };
  const perBatch = dataset.kind === "map" && dataset.reads === "perBatch";
  const requests = perBatch ? 1 : loader.batchSize;
  const bytes = (sample.storageBytes * loader.batchSize) / requests;
  const { requestsPerSecond, bytesPerSecond } = machine.storage;
  const serviceMs = Math.max(
    requestsPerSecond === null ? 0 : 1000 / requestsPerSecond,
    bytesPerSecond === null ? 0 : (1000 * bytes) / bytesPerSecond,
  );
  return { requests, serviceMs };
}

function copyMsOf({ workload, loader, training, machine }: Scenario): number {
  if (training.copy === null) return 0;
  const { pinnedBytesPerSecond, pageableBytesPerSecond } = machine.link;
  return (1000 * workload.payload.bytes) / (loader.pinMemory ? pinnedBytesPerSecond : pageableBytesPerSecond);
}
