/** Mean time from one stamp of a batch to another, over all rows; 0 without any. */
export function meanBetween(fromMs: Float64Array, untilMs: Float64Array): number {
  const sumMs = untilMs.reduce((sum, endMs, row) => sum + endMs - (fromMs[row] ?? endMs), 0);
  return sumMs / Math.max(1, untilMs.length);
}
