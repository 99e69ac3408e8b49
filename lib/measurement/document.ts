import { compose, predict, type Prediction } from "./predict";
import type { Figures, MeasuredRun, Measurement } from "./schema";

/** Which costs a prediction is made from. */
export type CostSource = "costs" | "in-run";

/** What the predictor says about one run. */
export interface PredictedRun {
  readonly id: string;
  readonly loader: MeasuredRun["loader"];
  readonly training: MeasuredRun["training"];
  readonly predicted?: Prediction;
  readonly composed?: Prediction;
  readonly observed?: Figures;
}

/** The prediction object of the measurement format, version 1. */
export interface PredictionDocument {
  readonly format: "dataloader-prediction";
  readonly version: 1;
  readonly name: string | null;
  readonly runs: readonly PredictedRun[];
}

/** Predicts every run of a measurement from the sources asked for. */
export function predictAll(measurement: Measurement, sources: readonly CostSource[]): PredictionDocument {
  return {
    format: "dataloader-prediction",
    version: 1,
    name: measurement.name ?? null,
    runs: measurement.runs.map((run) => predictRun(measurement, run, sources)),
  };
}

function predictRun(
  measurement: Measurement,
  run: MeasuredRun,
  sources: readonly CostSource[],
): PredictedRun {
  const { id, loader, training, observed } = run;
  const composed = sources.includes("in-run") ? compose(measurement, run) : null;
  return {
    id,
    loader,
    training,
    ...(sources.includes("costs") ? { predicted: predict(measurement, run) } : {}),
    ...(composed === null ? {} : { composed }),
    ...(observed === undefined ? {} : { observed }),
  };
}
