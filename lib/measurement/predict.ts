import { totalsOf } from "@/lib/runs/totalsOf";
import { simulate, type Totals } from "@/lib/sim";
import { scenarioOf } from "./calibrate";
import type { MeasuredRun, Measurement, Repeat } from "./schema";

/** What is predicted of a run; the fields of the measurement format. */
export interface Prediction {
  readonly samplesPerSecond: number;
  readonly samplesPerSecondOverall: number;
  readonly firstBatchMs: number;
  readonly iteratorMs: number;
  readonly waitFraction: number;
  readonly totalMs: number;
  readonly maxInFlight: number;
}

/** Small accidents can put the processes in lock step for a whole run; a few runs average that out. */
const SEEDS = [1, 2, 3];

/** Predicts a run from the costs that were measured alone and from the machine; nothing of the run itself enters. */
export function predict(measurement: Measurement, run: MeasuredRun): Prediction {
  const scenario = scenarioOf(measurement, run, null);
  return meanOfPredictions(SEEDS.map((seed) => predictionOf(totalsOf({ ...scenario, seed }))));
}

/** The same from the CPU time that each repeat of the run spent, averaged; null where the run does not tell. */
export function compose(measurement: Measurement, run: MeasuredRun): Prediction | null {
  const parts = composeEach(measurement, run);
  return parts.length === 0 ? null : meanOfPredictions(parts.map(({ prediction }) => prediction));
}

/** Each repeat that tells what CPU time it spent, with the prediction made from that. */
export function composeEach(
  measurement: Measurement,
  run: MeasuredRun,
): { readonly repeat: Repeat; readonly prediction: Prediction }[] {
  return (run.repeats ?? []).flatMap((repeat) => {
    const { inRun } = repeat;
    if (inRun === undefined) return [];
    const { totals } = simulate(scenarioOf(measurement, run, { inRun, repeat }), "totals");
    return [{ repeat, prediction: predictionOf(totals) }];
  });
}

function predictionOf(totals: Totals): Prediction {
  return {
    samplesPerSecond: totals.samplesPerSecond,
    samplesPerSecondOverall: totals.samplesPerSecondOverall,
    firstBatchMs: totals.firstBatchMs,
    iteratorMs: totals.iteratorMs,
    waitFraction: totals.waitFraction,
    totalMs: totals.wallMs - totals.lastShutdownMs,
    maxInFlight: totals.maxInFlight,
  };
}

/** The mean of some predictions, field by field. */
export function meanOfPredictions(parts: readonly Prediction[]): Prediction {
  const mean = (pick: (part: Prediction) => number): number =>
    parts.reduce((sum, part) => sum + pick(part), 0) / parts.length;
  return {
    samplesPerSecond: mean((part) => part.samplesPerSecond),
    samplesPerSecondOverall: mean((part) => part.samplesPerSecondOverall),
    firstBatchMs: mean((part) => part.firstBatchMs),
    iteratorMs: mean((part) => part.iteratorMs),
    waitFraction: mean((part) => part.waitFraction),
    totalMs: mean((part) => part.totalMs),
    maxInFlight: mean((part) => part.maxInFlight),
  };
}
