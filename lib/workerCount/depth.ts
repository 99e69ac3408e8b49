import { GOOD_ENOUGH_SHARE } from "./shares";

/** Values of `prefetch_factor` that are compared: PyTorch's own, and deeper ones. */
export const DEPTHS: readonly number[] = [2, 4, 8];

/** Where memory is short, queues are made no shallower than this. */
export const SHALLOWEST = 1;

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
  const rising = risingOf(rates);
  const best = Math.max(...rising.map(({ samplesPerSecond }) => samplesPerSecond));
  return rising.find(({ samplesPerSecond }) => samplesPerSecond >= (1 - GOOD_ENOUGH_SHARE) * best) ?? null;
}

/** The depth to try next; null where {@link depthFor} would not change any more, as no rate exceeds `most`. */
export function nextDepth(rates: readonly DepthRate[], most: number): number | null {
  const chosen = depthFor(rates);
  const isEnough = chosen !== null && chosen.samplesPerSecond >= (1 - GOOD_ENOUGH_SHARE) * most;
  const falls = risingOf(rates).length < rates.length;
  return isEnough || falls ? null : (DEPTHS[rates.length] ?? null);
}

function risingOf(rates: readonly DepthRate[]): readonly DepthRate[] {
  const falls = rates.findIndex(
    ({ samplesPerSecond }, at) => samplesPerSecond < (rates[at - 1]?.samplesPerSecond ?? 0),
  );
  return falls === -1 ? rates : rates.slice(0, falls);
}
