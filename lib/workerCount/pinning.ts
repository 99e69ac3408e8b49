import type { Wish } from "@/lib/scenario-store";
import { nextLimit } from "./nextLimit";

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
  const [alone, helped] = [0, 1].map((numWorkers) => nextLimit(wish, numWorkers)?.samplesPerSecond);
  return Math.max(alone ?? Infinity, helped ?? Infinity) >= (1 + share) * samplesPerSecond;
}
