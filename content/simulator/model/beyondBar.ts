import { groupBy } from "@/lib/conformance/groupBy";
import { beyondSpread, isInFlightOff, isQuiet, type Judgement } from "@/lib/conformance/judge";
import type { Found } from "@/lib/conformance/measures";
import { sizeOf } from "@/lib/conformance/quantile";

/** The error of a run that a measure looks at; null where it does not look at that run. */
type ErrorOf = (judgement: Judgement) => number | null;

const ofQuiet =
  (pick: (judgement: Judgement) => number): ErrorOf =>
  (judgement) =>
    isQuiet(judgement) ? Math.abs(pick(judgement)) : null;

const ERRORS: Readonly<Record<string, ErrorOf>> = {
  composedQuiet: ofQuiet((j) => j.composed),
  predictedQuiet: ofQuiet((j) => j.predicted),
  predictedBeyondSpread: (j) => beyondSpread(j.predicted, j.spread),
  composedBeyondSpread: (j) => beyondSpread(j.composed, j.spread),
  firstBatchQuiet: ofQuiet((j) => j.firstBatch),
  waitPredictedQuiet: ofQuiet((j) => j.waitPredicted),
  waitComposedQuiet: ofQuiet((j) => j.waitComposed),
};

/**
 * The runs that put a measure beyond its bar: those with an error above the bar for the 95th
 * percentile, or those of workloads whose median is above the bar.
 */
export function beyondBar(id: string, bar: Found, judgements: readonly Judgement[]): Judgement[] {
  if (bar.kind === "figure") {
    return judgements.filter((j) => (ERRORS[id]?.(j) ?? 0) > bar.p95);
  }
  if (bar.kind === "runs") return judgements.filter(isInFlightOff);
  return [...groupBy(judgements, (j) => `${j.generation}/${j.workload}`).values()]
    .filter((group) => sizeOf(group.map((j) => j.composed)).median > bar.share)
    .flat();
}
