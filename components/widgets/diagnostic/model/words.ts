import { usefulRate, usefulRateOverall } from "@/lib/advice/usefulRate";
import { formatBytes } from "@/lib/format/bytes";
import { formatMs, formatPercent, formatPerSecond } from "@/lib/format/number";
import type { Objective, Outcome } from "@/lib/quiz/objective";

/** What a case compares, as the head of a column. */
export const OBJECTIVE_WORDS: Readonly<Record<Objective, string>> = {
  throughput: "samples per second",
  wholeRun: "samples per second, the whole run",
  firstBatch: "time to the first batch",
  survival: "does the run come to its end",
  bytes: "memory, at most",
  nothingToGain: "samples per second",
};

/** How a run does on an objective, as a number in words. */
export function outcomeInWords(objective: Objective, { result, memory, failure }: Outcome): string {
  if (failure !== null) return `ended after ${formatMs(failure.atMs)}`;
  const { totals } = result;
  switch (objective) {
    case "throughput":
    case "nothingToGain":
      return formatPerSecond(usefulRate(result));
    case "survival":
      return `it comes to its end, at ${formatPerSecond(usefulRate(result))}`;
    case "wholeRun":
      return formatPerSecond(usefulRateOverall(result));
    case "firstBatch":
      return formatMs(totals.firstBatchMs);
    case "bytes":
      return formatBytes(memory.peaks.ram.value);
  }
}

/** A gain on the objective, for people; what is lost in noise is called no change. */
export function gainInWords(gain: number | null): string {
  if (gain === null) return "it has come to its end";
  if (Math.abs(gain) < 0.03) return "no change to speak of";
  if (gain >= 1) return `${(1 + gain).toFixed(1)} times as good`;
  return gain > 0 ? `${formatPercent(gain)} better` : `${formatPercent(-gain)} worse`;
}
