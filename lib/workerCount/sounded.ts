import { depthFor, type DepthRate } from "./depth";
import type { Knee } from "./recommend";

/** A knee, and what deeper prefetching brings there. */
export interface Sounded {
  readonly knee: Knee;
  /** By `prefetch_factor`; empty where no workers do best. */
  readonly depths: readonly DepthRate[];
}

/** What an answer rests on. */
export interface Findings extends Sounded {
  /** The same loop with pinned memory; null where that can't gain enough, or changes nothing. */
  readonly pinned: Sounded | null;
}

/** What a setting delivers that is sounded. */
export function rateOf({ knee, depths }: Sounded): number {
  return Math.max(knee.samplesPerSecond, depthFor(depths)?.samplesPerSecond ?? 0);
}
