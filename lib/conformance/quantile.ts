/** Median and 95th percentile. */
export interface Figure {
  readonly median: number;
  readonly p95: number;
}

/** Quantile by linear interpolation; NaN for nothing. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = q * (sorted.length - 1);
  const low = sorted[Math.floor(place)] ?? NaN;
  const high = sorted[Math.ceil(place)] ?? NaN;
  return low + (place - Math.floor(place)) * (high - low);
}

/** Median and 95th percentile of how large values are, whatever their sign. */
export function sizeOf(values: readonly number[]): Figure {
  const sizes = values.map(Math.abs);
  return { median: quantile(sizes, 0.5), p95: quantile(sizes, 0.95) };
}
