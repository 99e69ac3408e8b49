import { type Figures, workloadMedians } from "./figures";
import { type Figure, quantile } from "./quantile";

/** What a measure finds: a median with its 95th percentile, one share, or a number of runs. */
export type Found =
  | ({ readonly kind: "figure" } & Figure)
  | { readonly kind: "share"; readonly share: number }
  | { readonly kind: "runs"; readonly runs: number };

/** One line of the table by which the simulator is judged. */
export interface Measure {
  readonly id: string;
  readonly name: string;
  readonly of: (figures: Figures) => Found;
  /** At most this much counts as reached; null where no bar was set. */
  readonly bar: Found | null;
}

const figure = ({ median, p95 }: Figure): Found => ({ kind: "figure", median, p95 });
const share = (value: number): Found => ({ kind: "share", share: value });
const runs = (count: number): Found => ({ kind: "runs", runs: count });

/** Every measure with its bar. Relative errors are of samples per second unless the name says otherwise. */
export const MEASURES = [
  {
    id: "composedQuiet",
    name: "samples per second, composed, quiet",
    of: (f) => figure(f.composedQuiet),
    bar: figure({ median: 0.006, p95: 0.05 }),
  },
  {
    id: "predictedQuiet",
    name: "samples per second, predicted, quiet",
    of: (f) => figure(f.predictedQuiet),
    bar: figure({ median: 0.007, p95: 0.09 }),
  },
  {
    id: "composedBeyondSpread",
    name: "composed, all runs, beyond the spread",
    of: (f) => figure(f.composedBeyondSpread),
    bar: null,
  },
  {
    id: "predictedBeyondSpread",
    name: "predicted, all runs, beyond the spread",
    of: (f) => figure(f.predictedBeyondSpread),
    bar: figure({ median: 0.003, p95: 0.18 }),
  },
  {
    id: "worstWorkload",
    name: "worst workload's median, composed",
    of: (f) => share(Math.max(...workloadMedians(f))),
    bar: share(0.04),
  },
  {
    id: "medianWorkload",
    name: "median of the workloads' medians, composed",
    of: (f) => share(quantile(workloadMedians(f), 0.5)),
    bar: share(0.015),
  },
  {
    id: "firstBatchQuiet",
    name: "time to first batch, predicted, quiet",
    of: (f) => figure(f.firstBatchQuiet),
    bar: figure({ median: 0.08, p95: 0.25 }),
  },
  {
    id: "waitPredictedQuiet",
    name: "wait in next(), predicted, quiet, points",
    of: (f) => figure(f.waitPredictedQuiet),
    bar: figure({ median: 0.01, p95: 0.06 }),
  },
  {
    id: "waitComposedQuiet",
    name: "wait in next(), composed, quiet, points",
    of: (f) => figure(f.waitComposedQuiet),
    bar: figure({ median: 0.01, p95: 0.06 }),
  },
  {
    id: "lostByFollowing",
    name: "lost by the best simulated numWorkers",
    of: (f) => figure(f.lostByFollowing),
    bar: figure({ median: 0.01, p95: 0.05 }),
  },
  {
    id: "readySeries",
    name: "ready at each next(), part of most in flight",
    of: (f) => figure(f.readySeries),
    bar: null,
  },
  {
    id: "inFlightOff",
    name: "runs with another series in flight",
    of: (f) => runs(f.inFlightOff),
    bar: runs(0),
  },
] as const satisfies readonly Measure[];

/** Names a measure. */
export type MeasureId = (typeof MEASURES)[number]["id"];

/** Whether what was found stays at or below the bar, in each of its numbers. */
export function isReached(found: Found, bar: Found): boolean {
  return numbersOf(found).every((value, place) => value <= (numbersOf(bar)[place] ?? Infinity));
}

/** Whether a bar that is not reached would be, if only the digits counted that are shown. */
export function isMissedInUnseenDigits(found: Found, bar: Found): boolean {
  if (isReached(found, bar)) return false;
  const shown = (value: number): number => Number(percentText(value));
  return numbersOf(found).every((value, place) => shown(value) <= shown(numbersOf(bar)[place] ?? Infinity));
}

/** As in the printed table: per cent with one decimal, `median / 95th percentile`; runs as they are. */
export function foundText(found: Found): string {
  if (found.kind === "runs") return String(found.runs);
  return numbersOf(found).map(percentText).join(" / ");
}

/** A share in per cent with one decimal, without the sign. */
export function percentText(share: number): string {
  return (100 * share).toFixed(1);
}

function numbersOf(found: Found): readonly number[] {
  if (found.kind === "figure") return [found.median, found.p95];
  return found.kind === "share" ? [found.share] : [found.runs];
}
