/** Where a rough step is rounded up to the next of 1, 2, 5 and 10: the geometric means between them. */
const ROUNDED_UP_FROM = [
  { from: Math.sqrt(50), factor: 10 },
  { from: Math.sqrt(10), factor: 5 },
  { from: Math.sqrt(2), factor: 2 },
];

/**
 * About `count` round values within a range. The rule of d3-array's `ticks`, whose module weighs 2 kB (gz)
 * in the first figure; a test holds the two together.
 */
export function niceTicks(from: number, until: number, count: number): readonly number[] {
  const rough = (until - from) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = ROUNDED_UP_FROM.find((rule) => rough / power >= rule.from)?.factor ?? 1;
  // Below 1 a step is the inverse of a whole number, so that multiples stay exact.
  const inverse = power < 1 ? Math.round(1 / power) / factor : null;
  const step = power * factor;
  const at = (index: number) => (inverse === null ? index * step : index / inverse);
  const first = Math.ceil(inverse === null ? from / step : from * inverse);
  const last = Math.floor(inverse === null ? until / step : until * inverse);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => at(first + index));
}
