import type { BatchTable } from "../result";
import type { BatchLog } from "./batchLog";

/** The log's rows in the order of delivery. */
export function batchTableOf(log: BatchLog): BatchTable {
  const count = log.delivered;
  const batch = log.order.slice(0, count);
  const inOrder = count === log.worker.length && batch.every((row, position) => row === position);
  const floats = (column: Float64Array): Float64Array =>
    inOrder ? column : pick(column, batch, new Float64Array(count));
  return {
    count,
    batch,
    epoch: batch.map((row) => Math.floor(row / log.rowsPerEpoch)),
    worker: pick(log.worker, batch, new Int16Array(count)),
    samples: pick(log.samples, batch, new Int32Array(count)),
    sentMs: floats(log.sentMs),
    loadStartMs: floats(log.loadStartMs),
    loadEndMs: floats(log.loadEndMs),
    collateEndMs: floats(log.collateEndMs),
    storageMs: floats(log.storageMs),
    coreWaitMs: floats(log.coreWaitMs),
    lockWaitMs: floats(log.lockWaitMs),
    readyMs: floats(log.readyMs),
    takenMs: floats(log.takenMs),
    receivedMs: floats(log.receivedMs),
    pinnedMs: floats(log.pinnedMs),
    nextCallMs: floats(log.nextCallMs),
    deliveredMs: floats(log.deliveredMs),
    nextReturnMs: floats(log.nextReturnMs),
    copyStartMs: floats(log.copyStartMs),
    copyEndMs: floats(log.copyEndMs),
    stepStartMs: floats(log.stepStartMs),
    stepEndMs: floats(log.stepEndMs),
  };
}

type Column = Float64Array | Int32Array | Int16Array;

function pick<T extends Column>(from: T, rows: Int32Array, to: T): T {
  for (let i = 0; i < rows.length; i += 1) to[i] = from[rows[i] ?? 0] ?? 0;
  return to;
}
