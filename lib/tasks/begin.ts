import type { Wish } from "@/lib/scenario-store";
import { SETTINGS } from "@/lib/settings";

/** Enough for the workload of the figure, whose samples then cost all the same. */
const WORKERS = 4;
const PREFETCH = 2;

/** The scenario with samples of one cost and workers that keep up with the GPU: nothing to be seen yet. */
export function evenAndFed(original: Wish): Wish {
  const even = SETTINGS.sampleSigma.set(original, 0);
  return SETTINGS.prefetchFactor.set(SETTINGS.numWorkers.set(even, WORKERS), PREFETCH);
}

/** The same with a single worker, which does not keep up. */
export function evenAndStarved(original: Wish): Wish {
  return SETTINGS.numWorkers.set(evenAndFed(original), 1);
}
