import type { Wish } from "@/lib/scenario-store";
import { meanOf } from "@/lib/sim";
import { COARSE, type Effort, FINE, steadyRun } from "./steady";

/** One point of the throughput curve: the steady state with that many workers. */
export interface ProfilePoint {
  readonly numWorkers: number;
  readonly samplesPerSecond: number;
  readonly gpuBusyFraction: number;
  /** Share of the time inside `next()`. */
  readonly waitFraction: number;
}

/** The curve goes this far. */
export const MOST_WORKERS = 32;

/** A coarse curve goes this far unless the reader looks farther. */
export const COARSE_REACH = 16;

/** Every number of workers of the curve. */
export const ALL_COUNTS: readonly number[] = Array.from({ length: MOST_WORKERS + 1 }, (_, count) => count);

const COARSE_COUNTS: readonly number[] = [0, 1, 2, 3, 4, 6, 8, 12, 16];
const COARSEST_COUNTS: readonly number[] = [0, 1, 2, 4, 8, 16];

/** Batches with more CPU time than this take so many slices that a coarse curve has to do with fewer points. */
const HEAVY_MS = 200;

/** The counts of a coarse curve: few enough for an event, and as far as the wish's own number of workers. */
export function coarseCounts({ workload, loader }: Wish): readonly number[] {
  const heavy = loader.batchSize * meanOf(workload.sample.cpuMs) > HEAVY_MS;
  const counts = heavy ? COARSEST_COUNTS : COARSE_COUNTS;
  return [...new Set([...counts, Math.min(loader.numWorkers, MOST_WORKERS)])].sort((a, b) => a - b);
}

/** One point of the curve. */
export function profilePoint(wish: Wish, numWorkers: number, effort: Effort): ProfilePoint {
  const { samplesPerSecond, gpuBusyFraction, waitFraction } = steadyRun(
    wish,
    numWorkers,
    effort,
    "totals",
  ).totals;
  return { numWorkers, samplesPerSecond, gpuBusyFraction, waitFraction };
}

/** The curve as a drag shows it. */
export function coarseProfile(wish: Wish): readonly ProfilePoint[] {
  return coarseCounts(wish).map((numWorkers) => profilePoint(wish, numWorkers, COARSE));
}

/** The curve in full; for a worker thread. */
export function fineProfile(wish: Wish): readonly ProfilePoint[] {
  return ALL_COUNTS.map((numWorkers) => profilePoint(wish, numWorkers, FINE));
}
