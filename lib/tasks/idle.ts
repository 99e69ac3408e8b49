import type { Result } from "@/lib/sim";

/** From this share of idle time on the GPU counts as starved. */
export const STARVED_SHARE = 0.5;

/** Share of the steady time in which the GPU has nothing to do, 0 to 1. */
export function idleShare({ totals }: Result): number {
  return 1 - totals.gpuBusyFraction;
}

/** Whether the GPU is idle at least half of the time, and the loop spends most of that inside `next()`. */
export function isStarved(result: Result): boolean {
  return idleShare(result) >= STARVED_SHARE && isTheLoader(result);
}

/** Whether waiting for the loader explains most of the idle time. */
export function isTheLoader(result: Result): boolean {
  return result.totals.waitFraction >= idleShare(result) / 2;
}
