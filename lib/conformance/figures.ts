import { groupBy } from "./groupBy";
import { beyondSpread, isInFlightOff, isQuiet, type Judgement } from "./judge";
import { lossesOf } from "./losses";
import { type Figure, quantile, sizeOf } from "./quantile";

/** Errors on one workload, over all its runs. */
export interface WorkloadFigures {
  readonly runs: number;
  /** Median of what the repeats of a run differ by, relative. */
  readonly spread: number;
  readonly composed: Figure;
  readonly predicted: Figure;
}

/** Everything by which a generation is judged. Shares, not per cent. */
export interface Figures {
  readonly runs: number;
  readonly quietRuns: number;
  readonly composedQuiet: Figure;
  readonly predictedQuiet: Figure;
  readonly predictedBeyondSpread: Figure;
  readonly composedBeyondSpread: Figure;
  readonly firstBatchQuiet: Figure;
  readonly waitPredictedQuiet: Figure;
  readonly waitComposedQuiet: Figure;
  readonly lostByFollowing: Figure;
  /** Batches ready at each call of `next()`, as a share of the most in flight. */
  readonly readySeries: Figure;
  /** Runs whose batches in flight differ from what was seen, after any delivery. */
  readonly inFlightOff: number;
  readonly workloads: ReadonlyMap<string, WorkloadFigures>;
}

/** The figures of one generation of PyTorch. */
export function figuresOf(judgements: readonly Judgement[]): Figures {
  const quiet = judgements.filter(isQuiet);
  return {
    runs: judgements.length,
    quietRuns: quiet.length,
    composedQuiet: sizeOf(quiet.map((j) => j.composed)),
    predictedQuiet: sizeOf(quiet.map((j) => j.predicted)),
    predictedBeyondSpread: sizeOf(judgements.map((j) => beyondSpread(j.predicted, j.spread))),
    composedBeyondSpread: sizeOf(judgements.map((j) => beyondSpread(j.composed, j.spread))),
    firstBatchQuiet: sizeOf(quiet.map((j) => j.firstBatch)),
    waitPredictedQuiet: sizeOf(quiet.map((j) => j.waitPredicted)),
    waitComposedQuiet: sizeOf(quiet.map((j) => j.waitComposed)),
    lostByFollowing: sizeOf(lossesOf(judgements)),
    readySeries: sizeOf(judgements.flatMap((j) => (j.series === null ? [] : [j.series.ready]))),
    inFlightOff: judgements.filter(isInFlightOff).length,
    workloads: new Map(
      [...groupBy(judgements, (j) => j.workload)].map(([name, group]) => [name, workloadOf(group)]),
    ),
  };
}

/** Median composed error of each workload. */
export function workloadMedians(figures: Figures): number[] {
  return [...figures.workloads.values()].map(({ composed }) => composed.median);
}

function workloadOf(group: readonly Judgement[]): WorkloadFigures {
  return {
    runs: group.length,
    spread: quantile(
      group.map((j) => j.spread),
      0.5,
    ),
    composed: sizeOf(group.map((j) => j.composed)),
    predicted: sizeOf(group.map((j) => j.predicted)),
  };
}
