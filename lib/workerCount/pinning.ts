import { boundsOf, tightestOf } from "@/lib/bounds";
import { toScenario, type Wish } from "@/lib/scenario-store";

/** Pinned memory is proposed from this gain on: it takes blocks of its own, and a short run is exact to 3 %. */
export const WORTH_PINNING_SHARE = 0.05;

/**
 * The wish with `pin_memory=True` and copies that nobody waits for; null where both are on already, and
 * where the loop copies nothing to a device.
 */
export function pinnedWish(wish: Wish): Wish | null {
  const { loader, training } = wish;
  const { copy } = training;
  if (copy === null || (loader.pinMemory && copy.nonBlocking)) return null;
  return {
    ...wish,
    loader: { ...loader, pinMemory: true },
    training: { ...training, copy: { ...copy, nonBlocking: true } },
  };
}

/** Whether the closed-form bounds leave room for such a gain over that rate, with whatever number of workers. */
export function couldGain(wish: Wish, samplesPerSecond: number, share = WORTH_PINNING_SHARE): boolean {
  const most = Math.max(boundWith(wish, 0), boundWith(wish, 1));
  return most >= (1 + share) * samplesPerSecond;
}

function boundWith(wish: Wish, numWorkers: number): number {
  const bounds = boundsOf(toScenario({ ...wish, loader: { ...wish.loader, numWorkers } }));
  return tightestOf(bounds.filter(({ key }) => key !== "workers"))?.samplesPerSecond ?? Infinity;
}
