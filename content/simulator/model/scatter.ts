import type { ComparisonGroup } from "@/components/charts/agreement";
import { beyondSpread, isQuiet, type Judgement } from "@/lib/conformance/judge";
import type { Report } from "@/lib/conformance/report";
import { marksOf } from "./marks";
import { signedPercent } from "./text";

/** How many of the worst predictions the plot names. */
const NAMED = 8;

/** The predictions that are furthest off, beyond what repeats explain, worst first. */
export function worstPredictions({ judgements }: Report): Judgement[] {
  return judgements
    .toSorted((a, b) => beyondSpread(b.predicted, b.spread) - beyondSpread(a.predicted, a.spread))
    .slice(0, NAMED);
}

/** Every run as a mark; the worst carry their place in {@link worstPredictions}. */
export function comparisonsOf(report: Report): ComparisonGroup[] {
  const worst = worstPredictions(report);
  return [...marksOf(report)].map(([generation, mark]) => ({
    ...mark,
    label: generation,
    comparisons: report.judgements
      .filter((j) => j.generation === generation)
      .map((j) => ({
        observed: j.observedPerSecond,
        predicted: j.predictedPerSecond,
        name: `${j.run.id}, ${generation}: ${signedPercent(j.predicted)}`,
        unsteady: !isQuiet(j),
        label: worst.includes(j) ? String(worst.indexOf(j) + 1) : null,
      })),
  }));
}
