import { composeEach, meanOfPredictions, predict } from "@/lib/measurement/predict";
import { type Chance, chanceOf, type JudgedRepeat } from "./chance";
import type { RecordedRun } from "./recordedRuns";
import { seriesErrorsOf, type SeriesErrors } from "./series";

/** Errors of one run; relative ones are (model − observed) ÷ observed. */
export interface Judgement extends RecordedRun {
  readonly observedPerSecond: number;
  readonly predictedPerSecond: number;
  readonly composed: number;
  readonly predicted: number;
  readonly firstBatch: number;
  readonly waitPredicted: number;
  readonly waitComposed: number;
  readonly maxInFlight: number;
  /** Batch by batch; null where the run has no batches in flight or no stamps. */
  readonly series: SeriesErrors | null;
  /** Relative difference between the repeats of the run. */
  readonly spread: number;
  readonly repeats: readonly JudgedRepeat[];
  /** How far the mean of the repeats is off by chance, which no model can know. */
  readonly chance: Chance;
}

/** Repeats that differ by no more than this make a run quiet. */
export const QUIET_SPREAD = 0.05;

/** Whether the repeats of a run agree. */
export function isQuiet({ spread }: Judgement): boolean {
  return spread <= QUIET_SPREAD;
}

/** The model has another number of batches in flight than the loader had, at most or after some delivery. */
export function isInFlightOff({ maxInFlight, series }: Judgement): boolean {
  return maxInFlight !== 0 || (series !== null && series.inFlight !== 0);
}

/** Holds the model against one run; null if the run has nothing to hold it against. */
export function judge(recorded: RecordedRun): Judgement | null {
  const { measurement, run } = recorded;
  const { observed, quality } = run;
  if (observed === undefined) return null;
  const alone = predict(measurement, run);
  const each = composeEach(measurement, run);
  if (each.length === 0) return null;
  const inRun = meanOfPredictions(each.map(({ prediction }) => prediction));
  const relative = (model: number, real: number): number => model / real - 1;
  const repeats = each.map(({ repeat, prediction }): JudgedRepeat => {
    const { samplesPerSecond } = repeat;
    const composed =
      samplesPerSecond === undefined ? null : relative(prediction.samplesPerSecond, samplesPerSecond);
    return { repeat, composed };
  });
  return {
    ...recorded,
    observedPerSecond: observed.samplesPerSecond,
    predictedPerSecond: alone.samplesPerSecond,
    composed: relative(inRun.samplesPerSecond, observed.samplesPerSecond),
    predicted: relative(alone.samplesPerSecond, observed.samplesPerSecond),
    firstBatch: relative(alone.firstBatchMs, observed.firstBatchMs),
    waitPredicted: alone.waitFraction - observed.waitFraction,
    waitComposed: inRun.waitFraction - observed.waitFraction,
    maxInFlight: alone.maxInFlight - observed.maxInFlight,
    series: seriesErrorsOf(measurement, run),
    spread: (quality?.spreadPercent ?? 0) / 100,
    repeats,
    chance: chanceOf(repeats, observed),
  };
}

/** Part of the error that the repeats of the run do not explain. */
export function beyondSpread(error: number, spread: number): number {
  return Math.max(0, Math.abs(error) - spread / 2);
}
