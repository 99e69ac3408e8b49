import type { BatchTable, Result } from "../result";
import { type Stage } from "../stage";

/** One stretch of a critical path: `batch` was at `stage` and everything after it waited for that. */
export interface PathStep {
  readonly startMs: number;
  readonly endMs: number;
  readonly batch: number;
  readonly worker: number;
  readonly stage: Stage;
}

/** Times closer than this are the same instant. */
const SAME_MS = 1e-6;

/**
 * What the step of the batch in row `row` waited for, latest first: each stretch ends where the one
 * before it in the list begins, apart from bookkeeping of the main process in between. The path leads
 * through other batches: the one that its worker had to finish first, the one whose delivery gave the
 * credit, the step that the main process was still waiting for. Ends at the start of the epoch, or
 * after `most` stretches. Needs level `signals`.
 */
export function criticalPathOf(result: Result, row: number, most: number): PathStep[] {
  const { batches } = result;
  const path: PathStep[] = [];
  let current: Turn | null = { row, from: "step" };
  while (current !== null && path.length < most) {
    const stretches: readonly PathStep[] = stretchesOf(batches, current);
    path.push(...stretches);
    current = before(batches, current);
  }
  return path.slice(0, most);
}

/** A batch on the path, and whether the path enters it at its step, at its delivery or at its collate. */
interface Turn {
  readonly row: number;
  readonly from: "step" | "delivery" | "collate";
}

function stretchesOf(batches: BatchTable, { row, from }: Turn): PathStep[] {
  const at = (column: Float64Array): number => column[row] ?? 0;
  const all: readonly (readonly [Stage, number, number])[] = [
    ["copy", at(batches.copyStartMs), at(batches.copyEndMs)],
    ["pin", at(batches.receivedMs), at(batches.pinnedMs)],
    ["handOver", at(batches.takenMs), at(batches.receivedMs)],
    ["handOver", at(batches.collateEndMs), at(batches.readyMs)],
    ["collate", at(batches.loadEndMs), at(batches.collateEndMs)],
    ["load", at(batches.loadStartMs) + at(batches.storageMs), at(batches.loadEndMs)],
    ["storage", at(batches.loadStartMs), at(batches.loadStartMs) + at(batches.storageMs)],
  ];
  const late = waitedForMain(batches, row);
  const own = late ? all.slice(0, 1) : all;
  const entered = from === "step" ? own : own.slice(from === "delivery" ? 1 : 4);
  return entered
    .filter(([, startMs, endMs]) => endMs - startMs > SAME_MS)
    .map(([stage, startMs, endMs]) => ({
      startMs,
      endMs,
      batch: batches.batch[row] ?? 0,
      worker: batches.worker[row] ?? -1,
      stage,
    }));
}

/** The batch was there before the main process asked for it. */
function waitedForMain(batches: BatchTable, row: number): boolean {
  return (batches.nextCallMs[row] ?? 0) >= (batches.readyMs[row] ?? 0) - SAME_MS;
}

/** What the batch itself waited for. */
function before(batches: BatchTable, { row, from }: Turn): Turn | null {
  if (from !== "collate" && waitedForMain(batches, row) && row > 0) {
    return batches.epoch[row - 1] === batches.epoch[row] ? { row: row - 1, from: "step" } : null;
  }
  const earlier = previousOfWorker(batches, row);
  const sentMs = batches.sentMs[row] ?? 0;
  if (earlier >= 0 && (batches.collateEndMs[earlier] ?? 0) > sentMs) return { row: earlier, from: "collate" };
  const giver = deliveredAt(batches, row, sentMs);
  return giver < 0 ? null : { row: giver, from: "delivery" };
}

/** Row of the batch that the same worker loaded before this one in the epoch; -1 without one. */
function previousOfWorker(batches: BatchTable, row: number): number {
  let found = -1;
  for (let other = 0; other < batches.count; other += 1) {
    if (batches.worker[other] !== batches.worker[row] || batches.epoch[other] !== batches.epoch[row])
      continue;
    if ((batches.loadStartMs[other] ?? 0) >= (batches.loadStartMs[row] ?? 0)) continue;
    if (found < 0 || (batches.loadStartMs[other] ?? 0) > (batches.loadStartMs[found] ?? 0)) found = other;
  }
  return found;
}

/** Row of the batch whose delivery sent the index of this one; -1 if `iter()` did. */
function deliveredAt(batches: BatchTable, row: number, timeMs: number): number {
  for (let other = row - 1; other >= 0 && batches.epoch[other] === batches.epoch[row]; other -= 1) {
    if (Math.abs((batches.deliveredMs[other] ?? 0) - timeMs) < SAME_MS) return other;
  }
  return -1;
}
