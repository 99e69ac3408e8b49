import { boundsOf, tightestOf } from "@/lib/bounds";
import type { Scenario } from "@/lib/sim";

/** A point may lie this far above its workers: with a hundred batches, that much is luck with usual draws. */
export const LUCK_SHARE = 0.005;

/** What the closed-form bounds let through. */
export interface Ceiling {
  /** Whatever the draws: cores, storage, loop and GPU. */
  readonly shared: number;
  /** The workers of the scenario; they may be lucky with their samples. */
  readonly workers: number;
}

/**
 * What lasts of the rate of a run. No rate that lasts is above what workers, cores, storage, loop and GPU let
 * through; a run can be, for two reasons, and both go away with its length: its window counts batches that were
 * loaded before it began, and a hundred batches of few samples may have drawn cheap ones (by 4.5 % for large volumes,
 * two to a batch; by 0.2 % against the costs that were drawn).
 */
export function lastingRate(samplesPerSecond: number, { shared, workers }: Ceiling): number {
  const isLuck = samplesPerSecond <= (1 + LUCK_SHARE) * workers;
  return Math.min(samplesPerSecond, shared, isLuck ? Infinity : workers);
}

/** The highest that {@link lastingRate} can be. */
export function highestRate({ shared, workers }: Ceiling): number {
  return Math.min(shared, (1 + LUCK_SHARE) * workers);
}

/** Samples per second that no steady state of a scenario exceeds. */
export function ceilingOf(scenario: Scenario): Ceiling {
  const bounds = boundsOf(scenario);
  return {
    shared: tightestOf(bounds.filter(({ key }) => key !== "workers"))?.samplesPerSecond ?? Infinity,
    workers: bounds.find(({ key }) => key === "workers")?.samplesPerSecond ?? Infinity,
  };
}
