import { timesEachSample, usefulRate, usefulRateOverall } from "@/lib/advice/usefulRate";
import { formatBytes } from "@/lib/format/bytes";
import { formatCount, formatMs, formatPercent, formatPerSecond } from "@/lib/format/number";
import { elapsed } from "@/lib/memory/elapsed";
import type { Result } from "@/lib/sim";
import { clockOf } from "@/lib/sim/memory";
import type { Objective, Outcome } from "../objective";

/** How a run does on an objective, as a number in words. */
export function outcomeInWords(objective: Objective, { result, memory, failure }: Outcome): string {
  if (failure !== null) return `ended after ${elapsed(clockOf(memory), failure.atMs)}`;
  const { totals } = result;
  switch (objective) {
    case "throughput":
    case "nothingToGain":
      return withRepeats(usefulRate(result), result);
    case "survival":
      return `it comes to its end, at ${rateInWords(usefulRate(result))}`;
    case "wholeRun":
      return withRepeats(usefulRateOverall(result), result);
    case "firstBatch":
      return formatMs(totals.firstBatchMs);
    case "bytes":
      return `${formatBytes(memory.peaks.ram.value)} used at most, at ${rateInWords(usefulRate(result))}`;
  }
}

/** A rate; where samples come several times in an epoch, all that pass, and without their repeats. */
function withRepeats(perSecond: number, { scenario }: Result): string {
  const times = timesEachSample(scenario);
  return times === 1
    ? rateInWords(perSecond)
    : `${rateInWords(times * perSecond)} (${rateInWords(perSecond)} without repeats)`;
}

/** A gain on the objective, for people; what is lost in noise is called no change. */
export function gainInWords(objective: Objective, gain: number | null): string {
  if (gain === null) return "it has come to its end";
  if (objective === "bytes" && gain <= -1) return "slower, and that does not count as saving";
  if (Math.abs(gain) < 0.03) return "no change to speak of";
  if (objective === "firstBatch" || objective === "bytes") {
    const share = 1 / (1 + gain);
    const what = objective === "bytes" ? " memory" : "";
    return share < 1 ? `${formatPercent(1 - share)} less${what}` : `${formatPercent(share - 1)} more${what}`;
  }
  if (gain >= 1) return `${(1 + gain).toFixed(1)} times as many`;
  return gain > 0 ? `${formatPercent(gain)} more` : `${formatPercent(-gain)} fewer`;
}

/** A rate; what happens less than once a second is told by the minute. */
export function rateInWords(perSecond: number): string {
  return perSecond < 1
    ? `${formatCount(Number((60 * perSecond).toPrecision(3)))} per minute`
    : formatPerSecond(perSecond);
}
