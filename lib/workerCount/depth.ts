import { GOOD_ENOUGH_SHARE } from "./recommend";

/** Values of `prefetch_factor` that are compared: PyTorch's own, and deeper ones. */
export const DEPTHS: readonly number[] = [2, 4, 8];

/** Throughput with a `prefetch_factor`. */
export interface DepthRate {
  readonly prefetchFactor: number;
  readonly samplesPerSecond: number;
}

/** The smallest `prefetch_factor` within 2 % of the best; null where nothing was compared. */
export function depthFor(rates: readonly DepthRate[]): DepthRate | null {
  const best = Math.max(...rates.map(({ samplesPerSecond }) => samplesPerSecond));
  return rates.find(({ samplesPerSecond }) => samplesPerSecond >= (1 - GOOD_ENOUGH_SHARE) * best) ?? null;
}
