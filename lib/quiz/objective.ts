import { usefulRate, usefulRateOverall } from "@/lib/advice/usefulRate";
import type { Result } from "@/lib/sim";
import type { Failure, MemoryTimeline } from "@/lib/sim/memory";

/**
 * By what the remedies of a case are compared.
 * - `throughput`: samples per second, once the run is steady; those that came before count once.
 * - `wholeRun`: samples per second of the whole run, with the starts and ends of its epochs.
 * - `firstBatch`: the time to the first batch.
 * - `survival`: the run ends without running out of memory; among runs that do, throughput.
 * - `bytes`: the most memory ever held, among runs that keep 97 % of the throughput.
 * - `nothingToGain`: throughput; no remedy gains 3 %, and the accepted one is to leave it alone.
 */
export const OBJECTIVES = [
  "throughput",
  "wholeRun",
  "firstBatch",
  "survival",
  "bytes",
  "nothingToGain",
] as const;

/** One of {@link OBJECTIVES}. */
export type Objective = (typeof OBJECTIVES)[number];

/** What is compared of a run. */
export interface Outcome {
  readonly result: Result;
  readonly memory: MemoryTimeline;
  /** What ends the run before its time; null when it comes to its end. */
  readonly failure: Failure | null;
}

/** A remedy must be ahead of every other by this part to be the accepted one. */
export const CLEAR_LEAD = 0.05;

/** Below this gain there is nothing to gain. */
export const NOTHING = 0.03;

/**
 * How well a run does on an objective: more is better, and twice as much is twice as good. 0 for a run
 * that does not come to its end, and for one that saves bytes by being slower than `before`.
 */
export function scoreOf(objective: Objective, outcome: Outcome, before: Outcome): number {
  const { result, memory } = outcome;
  if (outcome.failure !== null) return 0;
  switch (objective) {
    case "throughput":
    case "survival":
    case "nothingToGain":
      return usefulRate(result);
    case "wholeRun":
      return usefulRateOverall(result);
    case "firstBatch":
      return 1000 / Math.max(1e-6, result.totals.firstBatchMs);
    case "bytes": {
      const keepsPace = usefulRate(result) >= (1 - NOTHING) * usefulRate(before.result);
      return keepsPace ? 1e9 / Math.max(1, memory.peaks.ram.value) : 0;
    }
  }
}
