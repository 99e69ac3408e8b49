import { groupBy } from "@/lib/conformance/groupBy";
import type { Judgement } from "@/lib/conformance/judge";
import { quantile, sizeOf } from "@/lib/conformance/quantile";
import type { Report } from "@/lib/conformance/report";
import { formatMs } from "@/lib/format/number";
import { RECORDED_MACHINE_COSTS } from "@/lib/sim";
import { percent, workloadName } from "./text";

/** What to know about one measure that stays short of its bar, besides the workloads it concerns. */
export function remarksOn(id: string, beyond: readonly Judgement[], report: Report): string[] {
  switch (id) {
    case "firstBatchQuiet":
      return startRemarks(beyond, report);
    case "predictedQuiet":
    case "predictedBeyondSpread":
      return driftRemark(beyond);
    case "worstWorkload":
      return [...worstRemarks(beyond), EACH_ONCE];
    case "medianWorkload":
      return [EACH_ONCE];
    default:
      return [];
  }
}

const EACH_ONCE =
  "Each workload counts once here, whether it has two runs or forty, and runs that are not quiet count too.";

/** The worst workload of each generation, with what its repeats differ by. */
function worstRemarks(beyond: readonly Judgement[]): string[] {
  return [...groupBy(beyond, (j) => j.generation)].flatMap(([generation, all]) => {
    const medianOf = (group: readonly Judgement[]) => sizeOf(group.map((j) => j.composed)).median;
    const groups = [...groupBy(all, (j) => j.workload).values()];
    const [worst] = groups.toSorted((a, b) => medianOf(b) - medianOf(a));
    const [first] = worst ?? [];
    if (worst === undefined || first === undefined) return [];
    const spread = quantile(
      worst.map((j) => j.spread),
      0.5,
    );
    return [
      `The worst with ${generation} is ${workloadName(first.workload)}: ${worst.length} runs, whose repeats differ by ${percent(spread)}.`,
    ];
  });
}

/** How many of the runs come near when they are told the CPU time that they spent. */
function driftRemark(beyond: readonly Judgement[]): string[] {
  if (beyond.length === 0) return [];
  const nearer = beyond.filter((j) => Math.abs(j.composed) < Math.abs(j.predicted) / 2);
  return [
    `Told the CPU time that the runs themselves spent, the simulator is less than half as far off in ${nearer.length} of them: samples did not cost the same then as when they were measured alone.`,
  ];
}

function startRemarks(beyond: readonly Judgement[], { judgements }: Report): string[] {
  const measurements = new Set(judgements.map((j) => j.measurement));
  const told = [...measurements].filter(({ costs }) => costs.workerStartMs !== undefined).length;
  const same = sameStarts(judgements);
  const { startMs, spawnedBootMs } = RECORDED_MACHINE_COSTS.lifecycle;
  const constant = `What it takes to start a worker was measured alone in ${told} of ${measurements.size} files. Elsewhere a constant stands in: ${formatMs(startMs)} of the main process for each, ${formatMs(spawnedBootMs)} of CPU time for a spawned worker to get ready.`;
  const spawned = beyond
    .filter((j) => j.run.loader.startMethod === "spawn")
    .toSorted((a, b) => Math.abs(b.firstBatch) - Math.abs(a.firstBatch))[0];
  const iteratorMs = spawned?.run.observed?.iteratorMs;
  if (spawned === undefined || iteratorMs === undefined) return [constant, ...same];
  return [
    constant,
    ...same,
    `In ${spawned.run.id} with ${spawned.generation}, iter() alone took ${formatMs(iteratorMs)}: the dataset is pickled for each worker. The file does not say how large the pickle is, so the simulator can't know.`,
  ];
}

/** How much the same start differed: the number of forked workers that was recorded most often. */
function sameStarts(judgements: readonly Judgement[]): string[] {
  const forked = judgements.filter(
    ({ run }) => run.loader.startMethod === "fork" && run.loader.numWorkers > 1,
  );
  const [most] = [...groupBy(forked, ({ run }) => String(run.loader.numWorkers))].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  if (most === undefined) return [];
  const [workers, runs] = most;
  const timed = runs.flatMap(({ workload, repeats }) =>
    repeats.flatMap(({ repeat: { iteratorMs } }) =>
      iteratorMs === undefined ? [] : [{ workload, iteratorMs }],
    ),
  );
  const times = timed.map(({ iteratorMs }) => iteratorMs);
  const [slowest] = timed.toSorted((a, b) => b.iteratorMs - a.iteratorMs);
  if (times.length < 2 || slowest === undefined) return [];
  const [least, middle, longest] = [0, 0.5, 1].map((part) => formatMs(quantile(times, part)));
  return [
    `The same start takes no constant time: iter() with ${workers} forked workers took from ${least ?? ""} to ${longest ?? ""} (${workloadName(slowest.workload)}), ${middle ?? ""} in the median of ${times.length} repeats.`,
  ];
}
