import type { Result } from "@/lib/sim";

/** What the time that batches take to load and collate goes into, as parts of it. */
export interface WorkerShares {
  /** In reads and requests. */
  readonly asleep: number;
  /** Ready to run, and no core is free; or waiting for the other threads of a library. */
  readonly runnable: number;
  readonly computing: number;
  /** Mean milliseconds of a batch, all of it together. */
  readonly batchMs: number;
}

/** Means over all batches of a run. */
export function workerShares({ batches }: Result): WorkerShares {
  const sum = (column: Float64Array) => column.reduce((so, ms) => so + ms, 0);
  const whole = Math.max(1e-9, sum(batches.collateEndMs) - sum(batches.loadStartMs));
  const asleep = sum(batches.storageMs) / whole;
  const runnable = sum(batches.coreWaitMs) / whole;
  const locked = sum(batches.lockWaitMs) / whole;
  return {
    asleep,
    runnable,
    computing: Math.max(0, 1 - asleep - runnable - locked),
    batchMs: whole / Math.max(1, batches.count),
  };
}
