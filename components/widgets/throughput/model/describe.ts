import { formatPerSecond } from "@/lib/format/number";
import { lower } from "@/lib/words/lower";
import { plural } from "@/lib/words/plural";
import { type Answer, BOUND_WORDS, cursorInWords, curveInWords, SHAPE_WORDS } from "@/lib/workerCount";
import type { Curve } from "./curve";

/** The counts that a description names; all are in the table. */
const NAMED: readonly number[] = [0, 1, 2, 4, 8, 16, 32];

/** The curve for those who do not see it. Its form and its knee are named once every number of workers is simulated. */
export function describeCurve({ points, recommendation, bounds }: Curve, isWhole: boolean): string {
  const { ranks } = recommendation;
  const rates = points
    .filter(({ numWorkers }) => NAMED.includes(numWorkers))
    .map(
      ({ numWorkers, samplesPerSecond }) =>
        `${plural(numWorkers, "worker")} ${formatPerSecond(samplesPerSecond)}`,
    );
  const limits = bounds
    .filter(({ key }) => key !== "workers")
    .map(({ key, samplesPerSecond }) => `${BOUND_WORDS[key].label} ${formatPerSecond(samplesPerSecond)}`);
  return [
    `Samples per second${ranks > 1 ? ` of all ${ranks} ranks` : ""} against num_workers. ${isWhole ? `${SHAPE_WORDS[recommendation.shape]}; the knee is at` : "Still simulating; first estimate of the knee:"} ${recommendation.numWorkers}.`,
    `${rates.join(", ")}.`,
    `Bounds: ${limits.join(", ")}.`,
  ].join(" ");
}

/** What the profiler shows, once it has settled. */
export function describeState({ points, recommendation }: Curve, cursor: number, answer: Answer): string {
  const { shortfall, headline, scope, reason, warning, cure, cost } = answer;
  return [
    ...(shortfall === null ? [] : [shortfall]),
    `Set ${headline}.`,
    ...(scope === null ? [] : [scope]),
    reason,
    ...(warning === null ? [] : [warning]),
    ...(cure === null ? [] : [cure]),
    cost,
    `The curve: ${lower(curveInWords(recommendation))} ${cursorInWords(recommendation, points, cursor)}`,
  ].join(" ");
}
