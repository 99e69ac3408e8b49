import { groupBy } from "./groupBy";
import { beyondSpread, isQuiet, type Judgement } from "./judge";

/** Median and 95th percentile. */
export interface Figure {
  readonly median: number;
  readonly p95: number;
}

/** Everything by which a generation is judged. */
export interface Figures {
  readonly composedQuiet: Figure;
  readonly predictedQuiet: Figure;
  readonly predictedBeyondSpread: Figure;
  readonly composedBeyondSpread: Figure;
  readonly firstBatchQuiet: Figure;
  readonly waitPredictedQuiet: Figure;
  readonly waitComposedQuiet: Figure;
  readonly lostByFollowing: Figure;
  /** Median composed error of each workload. */
  readonly workloads: ReadonlyMap<string, number>;
}

/** The figures of one generation of PyTorch. */
export function figuresOf(judgements: readonly Judgement[]): Figures {
  const quiet = judgements.filter(isQuiet);
  return {
    composedQuiet: figure(quiet.map((j) => Math.abs(j.composed))),
    predictedQuiet: figure(quiet.map((j) => Math.abs(j.predicted))),
    predictedBeyondSpread: figure(judgements.map((j) => beyondSpread(j.predicted, j.spread))),
    composedBeyondSpread: figure(judgements.map((j) => beyondSpread(j.composed, j.spread))),
    firstBatchQuiet: figure(quiet.map((j) => Math.abs(j.firstBatch))),
    waitPredictedQuiet: figure(quiet.map((j) => Math.abs(j.waitPredicted))),
    waitComposedQuiet: figure(quiet.map((j) => Math.abs(j.waitComposed))),
    lostByFollowing: figure(lossesOf(judgements)),
    workloads: mediansByWorkload(judgements),
  };
}

/** Quantile by linear interpolation; NaN for nothing. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = q * (sorted.length - 1);
  const low = sorted[Math.floor(place)] ?? NaN;
  const high = sorted[Math.ceil(place)] ?? NaN;
  return low + (place - Math.floor(place)) * (high - low);
}

function figure(values: readonly number[]): Figure {
  return { median: quantile(values, 0.5), p95: quantile(values, 0.95) };
}

function mediansByWorkload(judgements: readonly Judgement[]): Map<string, number> {
  const groups = groupBy(judgements, (j) => j.workload);
  return new Map(
    [...groups].map(([workload, group]) => [
      workload,
      quantile(
        group.map((j) => Math.abs(j.composed)),
        0.5,
      ),
    ]),
  );
}

/** Runs that differ in `numWorkers` alone: what is lost by taking the number that the model likes best. */
function lossesOf(judgements: readonly Judgement[]): number[] {
  const groups = groupBy(judgements, ({ workload, run }) => {
    const { prefetchFactor, startMethod, persistentWorkers } = run.loader;
    const { stepMs, epochs, touchesBatch } = run.training;
    return [workload, prefetchFactor ?? 2, startMethod, persistentWorkers, stepMs, epochs, touchesBatch].join(
      "/",
    );
  });
  return [...groups.values()]
    .filter((group) => new Set(group.map((j) => j.run.loader.numWorkers)).size > 1)
    .map((group) => {
      const chosen = group.reduce((a, b) => (b.predictedPerSecond > a.predictedPerSecond ? b : a));
      return 1 - chosen.observedPerSecond / Math.max(...group.map((j) => j.observedPerSecond));
    });
}
