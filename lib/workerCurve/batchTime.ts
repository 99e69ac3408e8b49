import type { BatchTable, Result } from "@/lib/sim";

/** Where the time of a batch goes, from its first sample to its step; `wait` is everything nobody works on it. */
export const BATCH_PARTS = ["storage", "load", "collate", "handOver", "pin", "copy", "wait"] as const;

/** One of {@link BATCH_PARTS}. */
export type BatchPart = (typeof BATCH_PARTS)[number];

/** Milliseconds per batch, by part; means. */
export type BatchTime = Readonly<Record<BatchPart, number>>;

/**
 * Mean time of the batches of a run by what happens to them, from the first sample to the start of the
 * step. Waiting for a core, for a lock, in a queue and for its turn are `wait`. Leaves out the first
 * `from` batches. Needs signals.
 */
export function batchTimeOf({ batches }: Result, from: number): BatchTime {
  const sums = { storage: 0, load: 0, collate: 0, handOver: 0, pin: 0, copy: 0, wait: 0 };
  const first = Math.min(from, Math.max(0, batches.count - 1));
  for (let row = first; row < batches.count; row += 1) {
    const time = timeOfRow(batches, row);
    for (const part of BATCH_PARTS) sums[part] += time[part];
  }
  const count = Math.max(1, batches.count - first);
  for (const part of BATCH_PARTS) sums[part] /= count;
  return sums;
}

/** The whole of it. */
export function lengthOf(time: BatchTime): number {
  return BATCH_PARTS.reduce((sum, part) => sum + time[part], 0);
}

function timeOfRow(batches: BatchTable, row: number): BatchTime {
  const at = (column: Float64Array): number => column[row] ?? 0;
  const storage = at(batches.storageMs);
  const stalled = at(batches.coreWaitMs) + at(batches.lockWaitMs);
  const loading = at(batches.loadEndMs) - at(batches.loadStartMs) - storage;
  const collating = at(batches.collateEndMs) - at(batches.loadEndMs);
  // The stalls of load and collate are known together; each bears its share.
  const worked = loading + collating === 0 ? 0 : Math.max(0, 1 - stalled / (loading + collating));
  const load = loading * worked;
  const collate = collating * worked;
  const handOver =
    at(batches.readyMs) - at(batches.collateEndMs) + at(batches.receivedMs) - at(batches.takenMs);
  const pin = at(batches.pinnedMs) - at(batches.receivedMs);
  const copy = at(batches.copyEndMs) - at(batches.copyStartMs);
  const whole = at(batches.stepStartMs) - at(batches.loadStartMs);
  const wait = Math.max(0, whole - storage - load - collate - handOver - pin - copy);
  return { storage, load, collate, handOver, pin, copy, wait };
}
