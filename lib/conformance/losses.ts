import { groupBy } from "./groupBy";
import type { Judgement } from "./judge";

/**
 * Throughput lost, as a share, by taking the number of workers that the model likes best: one value for
 * each group of runs that differ in `numWorkers` alone.
 */
export function lossesOf(judgements: readonly Judgement[]): number[] {
  return [...groupBy(judgements, allButWorkers).values()]
    .filter((group) => new Set(group.map((j) => j.run.loader.numWorkers)).size > 1)
    .map((group) => {
      const chosen = group.reduce((a, b) => (b.predictedPerSecond > a.predictedPerSecond ? b : a));
      return 1 - chosen.observedPerSecond / Math.max(...group.map((j) => j.observedPerSecond));
    });
}

function allButWorkers({ workload, run }: Judgement): string {
  const { prefetchFactor, startMethod, persistentWorkers } = run.loader;
  const { stepMs, epochs, touchesBatch } = run.training;
  return [workload, prefetchFactor ?? 2, startMethod, persistentWorkers, stepMs, epochs, touchesBatch].join(
    "/",
  );
}
