import type { Wish } from "@/lib/scenario-store";
import { ALL_COUNTS } from "@/lib/workerCurve";
import { ceilingAt } from "./ceilings";
import { couldGain, pinnedWish } from "./pinning";
import { type Knee, recommend } from "./recommend";

/** What the closed-form bounds alone suggest. */
export interface Estimate {
  /** With pinned memory where the bounds promise enough of it. */
  readonly wish: Wish;
  /** At the rate that the bounds let through. */
  readonly knee: Knee;
}

/**
 * The knee of the bounds, without a run: an answer at once, until one is simulated. It knows nothing of batches
 * that wait for their turn, nor of workers that get into each other's way.
 */
export function estimateOf(wish: Wish): Estimate {
  const own = recommend(wish, boundedPoints(wish));
  const pinned = pinnedWish(wish);
  if (pinned === null || !couldGain(pinned, own.samplesPerSecond)) return { wish, knee: own };
  return { wish: pinned, knee: recommend(pinned, boundedPoints(pinned)) };
}

function boundedPoints(wish: Wish) {
  return ALL_COUNTS.map((numWorkers) => {
    const { shared, workers } = ceilingAt(wish, numWorkers);
    return { numWorkers, samplesPerSecond: Math.min(shared, workers) };
  });
}
