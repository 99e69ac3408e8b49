import { exponential } from "./elementary";
import { normalQuantile } from "./normal";

/** Cells of the quantile table; the top 11 bits of a draw choose one, the rest interpolates. */
export const CELLS = 2048;

let normalKnots: Float64Array | null = null;
/** The last table and its sigma: a reader who drags a mean asks for the same one again and again. */
let lastTable: Float64Array | null = null;
let lastSigma = 0;

/**
 * Quantiles of a lognormal distribution with mean 1 at `CELLS + 1` knots, to be interpolated
 * linearly. The outermost knots stand a quarter of a cell inside, which cuts the tail at a
 * probability of about 1 in 8,000; the table is rescaled so that its mean is 1 exactly.
 */
export function lognormalTable(sigma: number): Float64Array {
  if (lastTable !== null && lastSigma === sigma) return lastTable;
  normalKnots ??= buildNormalKnots();
  const table = normalKnots.map((z) => exponential(sigma * z));
  let area = 0;
  for (let cell = 0; cell < CELLS; cell += 1) area += at(table, cell) + at(table, cell + 1);
  const scale = (2 * CELLS) / area;
  lastSigma = sigma;
  lastTable = table.map((value) => value * scale);
  return lastTable;
}

function buildNormalKnots(): Float64Array {
  const knots = new Float64Array(CELLS + 1);
  for (let k = 0; k <= CELLS; k += 1) {
    knots[k] = normalQuantile(Math.min(Math.max(k, 0.25), CELLS - 0.25) / CELLS);
  }
  return knots;
}

function at(values: Float64Array, index: number): number {
  return values[index] ?? 0;
}
