/** A straight line from values to positions, as d3-scale writes it; `domain()` is the stretch of values that is drawn. */
export interface LinearScale {
  (value: number): number;
  readonly domain: () => readonly number[];
}

/**
 * Maps `domain` to `range`. Two lines of arithmetic instead of d3-scale, whose 11 kB (gz) would be a
 * fifth of all the first figure may weigh; ticks come from d3-array, larger charts use d3-scale.
 */
export function linearScale(
  domain: readonly [from: number, until: number],
  range: readonly [from: number, until: number],
): LinearScale {
  const factor = (range[1] - range[0]) / (domain[1] - domain[0]);
  return Object.assign((value: number) => range[0] + (value - domain[0]) * factor, { domain: () => domain });
}
