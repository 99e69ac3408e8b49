import { type BoundKey, boundsOf, realisedWork } from "@/lib/bounds";
import type { Result } from "@/lib/sim";

/** A part of the machinery that can be full. */
export interface Usage {
  readonly resource: BoundKey;
  /** Of what it could let through, 0 to 1. */
  readonly share: number;
}

/** A part that is used this much has nothing to give. */
export const SATURATED_SHARE = 0.88;

/** How much of every part a run used, the fullest first. Needs signals. */
export function usageOf(result: Result): readonly Usage[] {
  const { batchesPerSecond } = result.totals;
  return boundsOf(result.scenario, realisedWork(result))
    .map(({ key, batchesPerSecond: most }) => ({
      resource: key,
      share: Math.min(1, batchesPerSecond / most),
    }))
    .toSorted((a, b) => b.share - a.share);
}
