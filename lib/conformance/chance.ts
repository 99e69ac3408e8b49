import type { Figures as Observed, Repeat } from "@/lib/measurement/schema";

/** A repeat of a run, and how far off it is composed; null where it does not tell its own rate. */
export interface JudgedRepeat {
  readonly repeat: Repeat;
  readonly composed: number | null;
}

/** How far the mean of a run's repeats is off by chance; in the units of the errors of a judgement. */
export interface Chance {
  readonly perSecond: number;
  /** What remains of that when the CPU time of each repeat is known. */
  readonly composed: number;
  readonly firstBatch: number;
  readonly wait: number;
}

/**
 * The chance in the mean of some repeats, drawn once from the repeats themselves: the first of n lies as
 * far from the mean of the others as two independent measurements do. Of two values that distance has the
 * variance 1 + 1 ÷ (n − 1), and the mean of all has 1 ÷ n, in units of that of a single one. 0 for a single
 * repeat, which tells nothing.
 */
export function chanceIn(values: readonly number[]): number {
  const [first, ...others] = values;
  if (first === undefined || others.length === 0) return 0;
  const mean = others.reduce((sum, value) => sum + value, 0) / others.length;
  return (first - mean) * (Math.sqrt(others.length) / values.length);
}

/** The chance in each figure of a run. */
export function chanceOf(repeats: readonly JudgedRepeat[], observed: Observed): Chance {
  const of = (pick: (repeat: Repeat) => number | undefined): number =>
    chanceIn(repeats.flatMap(({ repeat }) => pick(repeat) ?? []));
  return {
    perSecond: of((repeat) => repeat.samplesPerSecond) / observed.samplesPerSecond,
    composed: chanceIn(repeats.flatMap(({ composed }) => composed ?? [])),
    firstBatch: of((repeat) => repeat.firstBatchMs) / observed.firstBatchMs,
    wait: of((repeat) => repeat.waitFraction),
  };
}
