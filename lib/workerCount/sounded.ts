import type { Wish } from "@/lib/scenario-store";
import { depthFor, type DepthRate } from "./depth";
import type { Knee } from "./recommend";

/** A knee, and what deeper prefetching brings there. */
export interface Sounded {
  readonly knee: Knee;
  /** By `prefetch_factor`; empty where no workers do best. */
  readonly depths: readonly DepthRate[];
}

/** What was looked for, whatever it costs. */
export interface Sought extends Sounded {
  /** The same loop with pinned memory; null where that can't gain enough, or changes nothing. */
  readonly pinned: Sounded | null;
}

/** Arguments of a loader with what they deliver. */
export interface Choice {
  readonly wish: Wish;
  readonly samplesPerSecond: number;
}

/** What an answer rests on. */
export interface Findings extends Sought {
  /** The fastest that this machine has memory for, where it has too little for the fastest of all; null if nothing fits. */
  readonly fitting: Choice | null;
  /** The same with one thread of a library for each sample; null where there is one. */
  readonly oneThread: { readonly wish: Wish; readonly found: Findings } | null;
}

/** What a setting delivers that is sounded. */
export function rateOf({ knee, depths }: Sounded): number {
  return Math.max(knee.samplesPerSecond, depthFor(depths)?.samplesPerSecond ?? 0);
}
