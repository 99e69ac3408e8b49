import { fullVerdictOn } from "@/lib/advice/fullVerdict";
import { formatPerSecond, formatPercent } from "@/lib/format/number";
import { SETTINGS } from "@/lib/settings";
import { changedFields } from "@/lib/share";
import { evenAndFed } from "./begin";
import { type Attempt, done, missing, type Task, type TaskOutcome, UNTRIED } from "./task";

/** Rates that differ by less are the same. */
const SAME_SHARE = 0.01;

/** More prefetch means at least this many times as much. */
const MORE_FACTOR = 2;

/** Prefetch beyond what variability asks for. */
export const plateau: Task = {
  id: "plateau",
  title: "Find the setting where more prefetch changes nothing",
  hints: [
    "Prefetch is a buffer against batches of different cost. What if all cost the same?",
    `Compare two runs that differ in prefetch_factor alone, the larger at least twice the smaller. Nothing means less than ${formatPercent(SAME_SHARE)}.`,
  ],
  way: { begin: evenAndFed, change: { setting: SETTINGS.prefetchFactor, value: 8 } },
  prediction: null,
  check: (history) => {
    const last = history.at(-1);
    if (last === undefined) return UNTRIED;
    if (last.wish.loader.numWorkers === 0) return missing("Without workers nothing is prefetched. Use some.");
    const others = history
      .slice(0, -1)
      .filter(({ wish }) => isMorePrefetch(wish.loader.prefetchFactor, last.wish.loader.prefetchFactor))
      .filter(({ wish }) => String(changedFields(wish, last.wish)) === "prefetch_factor");
    const compared = others.map((other) => compare(other, last));
    return (
      compared.findLast((outcome) => outcome.done) ??
      compared.at(-1) ??
      missing("Change prefetch_factor to at least twice or at most half its value, and nothing else.")
    );
  },
};

function isMorePrefetch(one: number, other: number): boolean {
  return Math.max(one, other) >= MORE_FACTOR * Math.min(one, other);
}

function compare(one: Attempt, other: Attempt): TaskOutcome {
  const [less, more] =
    one.wish.loader.prefetchFactor < other.wish.loader.prefetchFactor ? [one, other] : [other, one];
  const before = less.result.totals.samplesPerSecond;
  const after = more.result.totals.samplesPerSecond;
  const factors = `from ${less.wish.loader.prefetchFactor} to ${more.wish.loader.prefetchFactor} batches per worker`;
  const change = Math.abs(after - before) / before;
  return change < SAME_SHARE
    ? done(
        `Going ${factors} the rate stays at ${formatPerSecond(after)} (it changes by less than ${formatPercent(SAME_SHARE)}): ${reason(more)}.`,
      )
    : missing(
        `Going ${factors} the rate changes by ${formatPercent(change)}; less than ${formatPercent(SAME_SHARE)} counts as nothing. Look for a state where it doesn't change.`,
      );
}

/** Why a deeper buffer changes nothing. */
function reason({ wish, result }: Attempt): string {
  if (SETTINGS.sampleSigma.get(wish) === 0) {
    return "batches cost the same, so there is nothing for a deeper buffer to even out";
  }
  return fullVerdictOn(result).kind === "fed"
    ? "the shallower buffer already bridged what slow batches cost"
    : "workers load as fast as they can; a buffer makes none of them faster";
}
