import { GOOD_ENOUGH_SHARE } from "./recommend";

/** Values of `prefetch_factor` that are compared: PyTorch's own, and deeper ones. */
export const DEPTHS: readonly number[] = [2, 4, 8];

/** Throughput with a `prefetch_factor`. */
export interface DepthRate {
  readonly prefetchFactor: number;
  readonly samplesPerSecond: number;
}

/**
 * The smallest `prefetch_factor` within 2 % of the best; null where nothing was compared. A deeper queue
 * takes nothing away: depths beyond one that loses are not counted, as what tells them apart is luck.
 */
export function depthFor(rates: readonly DepthRate[]): DepthRate | null {
  const falls = rates.findIndex(
    ({ samplesPerSecond }, at) => samplesPerSecond < (rates[at - 1]?.samplesPerSecond ?? 0),
  );
  const rising = falls === -1 ? rates : rates.slice(0, falls);
  const best = Math.max(...rising.map(({ samplesPerSecond }) => samplesPerSecond));
  return rising.find(({ samplesPerSecond }) => samplesPerSecond >= (1 - GOOD_ENOUGH_SHARE) * best) ?? null;
}
