import { hasWorkers } from "@/lib/sim";
import type { InstrumentRun } from "./reading";

/** What one process did, as parts of the run's time; the CPU part may exceed 1 where it has several threads. */
export interface ProcessShares {
  readonly name: string;
  readonly cpu: number;
  /** Asleep in a read, a request or a sleep. */
  readonly asleep: number;
  /** Runnable, and every core is taken. 0 where libraries have several threads, which spin and look busy. */
  readonly runnable: number;
}

interface Spent {
  /** Inside load and collate, waits included. */
  wholeMs: number;
  cpuMs: number;
  asleepMs: number;
  runnableMs: number;
}

/**
 * What the main process, with all its threads, and every worker did as long as the run lived. Of several
 * ranks, those of the one that is shown: all ranks do the same work, so each has an equal part of the CPU
 * time. What workers compute while they start and leave, and what threads of a library compute beside the
 * one that loads, has no column of its own in a run: it is the rest, less what the main process is known to do.
 */
export function processShares(run: InstrumentRun): readonly ProcessShares[] {
  const { result, endMs } = run;
  const { loader, training } = result.scenario;
  const workers = hasWorkers(loader) ? loader.numWorkers : 0;
  const { spent, mainAsleepMs } = loadingOf(run, workers);
  const share = (ms: number) => ms / Math.max(1e-6, endMs);
  const lived = Math.min(1, endMs / Math.max(1e-6, result.totals.wallMs));
  const allMs = (lived * result.totals.cpuMs) / training.ranks;
  const restMs = Math.max(0, allMs - spent.reduce((sum, { cpuMs }) => sum + cpuMs, 0));
  const besidesMs = workers === 0 ? 0 : Math.min(restMs, besideLoadingMs(run, restMs));
  const wholeMs = spent.reduce((sum, one) => sum + one.wholeMs, 0);
  return [
    { name: "main process", cpu: share(restMs - besidesMs), asleep: share(mainAsleepMs), runnable: 0 },
    ...spent.map(({ wholeMs: own, cpuMs, asleepMs, runnableMs }, worker) => ({
      name: `worker ${worker}`,
      cpu: share(cpuMs + besidesMs * (wholeMs > 0 ? own / wholeMs : 1 / workers)),
      asleep: share(asleepMs),
      runnable: result.scenario.workload.sample.libraryThreads > 1 ? 0 : share(runnableMs),
    })),
  ];
}

/** What every worker spent its time on inside load and collate, as far as the run lived to see it. */
function loadingOf({ result: { batches }, endMs }: InstrumentRun, workers: number) {
  const spent = Array.from({ length: workers }, (): Spent => ({
    wholeMs: 0,
    cpuMs: 0,
    asleepMs: 0,
    runnableMs: 0,
  }));
  let mainAsleepMs = 0;
  for (let row = 0; row < batches.count; row += 1) {
    const startMs = batches.loadStartMs[row] ?? 0;
    const wholeMs = (batches.collateEndMs[row] ?? 0) - startMs;
    const lived = Math.min(1, Math.max(0, endMs - startMs) / Math.max(1e-9, wholeMs));
    const asleepMs = lived * (batches.storageMs[row] ?? 0);
    const runnableMs = lived * (batches.coreWaitMs[row] ?? 0);
    const lockMs = lived * (batches.lockWaitMs[row] ?? 0);
    const worker = spent[batches.worker[row] ?? -1];
    if (worker === undefined) {
      mainAsleepMs += asleepMs;
      continue;
    }
    worker.wholeMs += lived * wholeMs;
    worker.cpuMs += Math.max(0, lived * wholeMs - asleepMs - runnableMs - lockMs);
    worker.asleepMs += asleepMs;
    worker.runnableMs += runnableMs;
  }
  return { spent, mainAsleepMs };
}

/** CPU time of a rank's workers outside load and collate: starting, leaving, and threads of libraries. */
function besideLoadingMs({ result: { scenario, batches } }: InstrumentRun, restMs: number): number {
  const { loader, training, machine, workload } = scenario;
  if (!hasWorkers(loader)) return 0;
  if (workload.sample.libraryThreads > 1) {
    const received = batches.pinnedMs.reduce((sum, ms, row) => sum + ms - (batches.takenMs[row] ?? 0), 0);
    return restMs - received - batches.count * training.hostMs;
  }
  const { startMs, forkedBootMs, spawnedBootMs, forkedExitMs, spawnedExitMs } = machine.costs.lifecycle;
  const forks = loader.startMethod === "fork";
  const lifeMs = forks ? forkedBootMs + forkedExitMs : startMs + spawnedBootMs + spawnedExitMs;
  return loader.numWorkers * (loader.persistentWorkers ? 1 : training.epochs) * lifeMs;
}
