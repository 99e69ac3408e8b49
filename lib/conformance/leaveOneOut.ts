import { quantile } from "./quantile";

/** What a constant is worth: its error as published, and as it would be on a workload it was not fitted to. */
export interface LeftOut {
  /** Mean over the workloads, with the constant as it is. */
  readonly asItIs: number;
  /** Mean over the workloads, each with the factor that is best for all others. */
  readonly leftOut: number;
  /** Smallest and largest factor that was chosen. */
  readonly factors: readonly [number, number];
}

/** A workload's error by the factor on the constant. */
export type ErrorsByFactor = ReadonlyMap<number, number>;

/**
 * Leave-one-workload-out: for each workload the factor is chosen that is best for all others, and its
 * error is the one with that factor. Every workload has an error for the same factors, 1 among them;
 * of equally good factors the one nearest to 1 is chosen.
 */
export function leaveOneOut(workloads: readonly ErrorsByFactor[]): LeftOut {
  const factors = [...(workloads[0]?.keys() ?? [])].toSorted((a, b) => distance(a) - distance(b));
  const chosen = workloads.map((left) => {
    const others = workloads.filter((workload) => workload !== left);
    return factors.reduce((best, factor) => (mean(others, factor) < mean(others, best) ? factor : best), 1);
  });
  const errors = workloads.map((workload, i) => workload.get(chosen[i] ?? 1) ?? NaN);
  return {
    asItIs: mean(workloads, 1),
    leftOut: errors.reduce((sum, error) => sum + error, 0) / errors.length,
    factors: [quantile(chosen, 0), quantile(chosen, 1)],
  };
}

function distance(factor: number): number {
  return Math.abs(Math.log(factor));
}

function mean(workloads: readonly ErrorsByFactor[], factor: number): number {
  return workloads.reduce((sum, workload) => sum + (workload.get(factor) ?? NaN), 0) / workloads.length;
}
