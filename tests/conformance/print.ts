import type { Figure, Figures } from "./figures";
import { quantile } from "./figures";
import { isQuiet, type Judgement } from "./judge";

const percent = (x: number): string => (100 * x).toFixed(1);
const pair = ({ median, p95 }: Figure): string => `${percent(median)} / ${percent(p95)}`;

/** The table of errors, one column per generation, with the worst runs by name. */
export function table(generations: ReadonlyMap<string, Figures>, judgements: readonly Judgement[]): string {
  const rows: [string, (figures: Figures) => string][] = [
    ["samples per second, composed, quiet", (f) => pair(f.composedQuiet)],
    ["samples per second, predicted, quiet", (f) => pair(f.predictedQuiet)],
    ["composed, all runs, beyond the spread", (f) => pair(f.composedBeyondSpread)],
    ["predicted, all runs, beyond the spread", (f) => pair(f.predictedBeyondSpread)],
    ["worst workload's median, composed", (f) => percent(Math.max(...f.workloads.values()))],
    ["median of the workloads' medians, composed", (f) => percent(quantile([...f.workloads.values()], 0.5))],
    ["time to first batch, predicted, quiet", (f) => pair(f.firstBatchQuiet)],
    ["wait in next(), predicted, quiet, points", (f) => pair(f.waitPredictedQuiet)],
    ["wait in next(), composed, quiet, points", (f) => pair(f.waitComposedQuiet)],
    ["lost by the best simulated numWorkers", (f) => pair(f.lostByFollowing)],
  ];
  const names = [...generations.keys()];
  const lines = rows.map(
    ([name, show]) => name.padEnd(44) + [...generations.values()].map((f) => show(f).padStart(14)).join(""),
  );
  const worst = judgements
    .filter(isQuiet)
    .toSorted((a, b) => Math.abs(b.composed) - Math.abs(a.composed))
    .slice(0, 8)
    .map(
      (j) =>
        `  ${j.generation} ${j.run.id}: composed ${percent(j.composed)}, predicted ${percent(j.predicted)}`,
    );
  return [
    "Simulator against recorded runs, median / 95th percentile, %",
    "".padEnd(44) + names.map((name) => name.padStart(14)).join(""),
    ...lines,
    "worst quiet runs, composed:",
    ...worst,
  ].join("\n");
}
