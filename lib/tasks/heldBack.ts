import { hasWorkers, type Result } from "@/lib/sim";

/** A batch that takes at least this many times the median to load counts as slow. */
const SLOW_FACTOR = 1.5;

/** A slow batch that the loop waited for, and the later ones that were finished before it. */
export interface HeldBack {
  readonly slowBatch: number;
  readonly finished: readonly number[];
  /** How long the first of them had been finished when the slow one was. */
  readonly longestMs: number;
}

/** The slow batch that holds the most finished ones back; null when there is none. Needs a run with signals. */
export function mostHeldBack({ scenario, batches }: Result): HeldBack | null {
  if (!hasWorkers(scenario.loader) || !scenario.loader.inOrder) return null;
  const inFlight = scenario.loader.numWorkers * scenario.loader.prefetchFactor;
  const loadMs = batches.collateEndMs.map((endMs, row) => endMs - (batches.loadStartMs[row] ?? 0));
  const slowMs = SLOW_FACTOR * (loadMs.toSorted()[Math.floor(loadMs.length / 2)] ?? 0);
  let most: HeldBack | null = null;
  for (let row = 0; row < batches.count; row += 1) {
    const readyMs = batches.readyMs[row] ?? 0;
    const waited = (batches.nextCallMs[row] ?? 0) < readyMs;
    if (!waited || (loadMs[row] ?? 0) < slowMs) continue;
    const finished: number[] = [];
    let firstMs = readyMs;
    const end = Math.min(batches.count, row + inFlight);
    for (let later = row + 1; later < end; later += 1) {
      const laterMs = batches.readyMs[later] ?? readyMs;
      if (batches.epoch[later] !== batches.epoch[row] || laterMs >= readyMs) continue;
      finished.push(batches.batch[later] ?? 0);
      firstMs = Math.min(firstMs, laterMs);
    }
    if (finished.length > (most?.finished.length ?? 0)) {
      most = { slowBatch: batches.batch[row] ?? 0, finished, longestMs: readyMs - firstMs };
    }
  }
  return most;
}
