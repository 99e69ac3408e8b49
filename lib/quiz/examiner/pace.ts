import { computingFraction } from "@/lib/advice/computing";
import { cutGap, type PartUntil } from "@/lib/advice/cutGap";
import { rowOf } from "@/lib/advice/phase";
import { timesEachSample } from "@/lib/advice/usefulRate";
import { formatPercent } from "@/lib/format/number";
import { type Gap, hasWorkers, type Result } from "@/lib/sim";
import { meanLevel } from "@/lib/signals/meanLevel";
import { plural } from "@/lib/words/plural";
import { workerShares } from "./workerShares";

/** A GPU that is busy for this part of the time sets the pace. */
const BUSY_SHARE = 0.9;

/** What the GPU waits for in second place is named from this part of what comes first on. */
const WORTH_NAMING = 0.5;

/** What most of a worker's time goes into, from this part of it on. */
const MOST = 0.5;

type Waited =
  | "workers"
  | "workerStart"
  | "mainProcess"
  | "insideNext"
  | "shutdown"
  | "handOver"
  | "pin"
  | "copy"
  | "step";

/**
 * What sets the pace of a run, in a sentence, by the simulator's own account of every idle stretch of its
 * GPU: from the first batches to the last, or of `theWhole` run with its starts and ends.
 */
export function paceInWords(result: Result, theWhole: boolean): string {
  const { totals } = result;
  const computing = theWhole
    ? Math.min(computingFraction(result), totals.gpuBusyMs / Math.max(1e-6, totals.wallMs))
    : computingFraction(result);
  if (computing >= BUSY_SHARE) return gpuInWords(result, computing);
  const [most, second] = [...idleBy(result)].toSorted(([, a], [, b]) => b - a);
  const ranks = result.ranks.length > 1;
  if (most === undefined || (ranks && most[1] < totals.wallMs / 4)) return slowestRank(result);
  const part = (ms: number) => formatPercent(ms / Math.max(1e-6, totals.wallMs));
  const [what, ms] = most;
  const first = `For ${part(ms)} of the run the GPU waits for ${WAITED[what](result)}.`;
  if (second === undefined || second[1] < WORTH_NAMING * ms) return first;
  return `${first} For ${part(second[1])} it waits for ${WAITED[second[0]](result)}.`;
}

function gpuInWords(result: Result, computing: number): string {
  const times = timesEachSample(result.scenario);
  const repeated = times > 1 ? `, on samples that come ${times} times each` : "";
  return `The GPU computes ${formatPercent(computing)} of the time${repeated}: it sets the pace.`;
}

/** Idle milliseconds of the GPU by what it waits for, from the start of a run to its last step. */
export function idleBy(result: Result): ReadonlyMap<Waited, number> {
  const idle = new Map<Waited, number>();
  const add = (what: Waited, ms: number) => {
    if (ms > 0) idle.set(what, (idle.get(what) ?? 0) + ms);
  };
  for (const gap of result.gaps) {
    const { kind } = gap.cause;
    if (kind === "end") continue;
    const row = rowOf(result.batches, gap.batch);
    if (row < 0 || kind === "shutdown" || kind === "workerStart") {
      add(kind === "shutdown" ? kind : "workerStart", gap.endMs - gap.startMs);
    } else idleIn(result, gap, row, add);
  }
  return idle;
}

/**
 * One idle stretch, cut where the awaited batch goes from hand to hand: what a stretch ends with is rarely all
 * that it waited for. Everything in a worker counts as waiting for it: what it does then says why.
 */
function idleIn(result: Result, gap: Gap, row: number, add: (what: Waited, ms: number) => void): void {
  const { batches, scenario } = result;
  const { collateEndMs, pinnedMs, nextCallMs, nextReturnMs, copyStartMs, copyEndMs } = batches;
  const bootMs = bootMsIn(result, gap);
  const called = nextCallMs[row] ?? 0;
  const parts: readonly PartUntil<Waited>[] = [
    ["workerStart", gap.startMs + bootMs],
    ["mainProcess", called],
    ["workers", collateEndMs[row] ?? 0],
    [scenario.loader.pinMemory ? "pin" : "handOver", pinnedMs[row] ?? 0],
    ["insideNext", nextReturnMs[row] ?? 0],
    ["mainProcess", copyStartMs[row] ?? 0],
    ["copy", copyEndMs[row] ?? 0],
    ["step", gap.endMs],
  ];
  cutGap(gap, parts, add);
}

/** The part of a gap in which the awaited batch had been sent to a worker that was not there yet. */
function bootMsIn({ batches, scenario }: Result, { startMs, batch }: Gap): number {
  const row = rowOf(batches, batch);
  if (row < 0 || !hasWorkers(scenario.loader)) return 0;
  const epoch = batches.epoch[row] ?? 0;
  const first = batches.epoch.indexOf(epoch);
  const isFirst = row - first < scenario.loader.numWorkers;
  return isFirst ? Math.max(0, (batches.loadStartMs[row] ?? 0) - startMs) : 0;
}

const WAITED: Readonly<Record<Waited, (result: Result) => string>> = {
  workers: workersInWords,
  workerStart: () => "workers that are being started",
  mainProcess: () => "the main process, which has the batch and is busy with something else",
  insideNext: () =>
    "the main process, which has the batch and still works inside next(): it draws later indices and gives back the batch before",
  shutdown: () => "workers that leave at the end of an epoch",
  handOver: () => "batches on their way into the main process",
  pin: () => "the one thread that receives and pins",
  copy: () => "the copy to the device",
  step: () => "the loop to launch the next step",
};

/** Who loads, and what most of the loading is. */
function workersInWords(result: Result): string {
  const { loader, workload } = result.scenario;
  const { asleep, runnable, computing } = workerShares(result);
  const who = hasWorkers(loader)
    ? `its ${plural(loader.numWorkers, "worker")}${idleInWords(result, loader.numWorkers)}`
    : "the main process, which loads";
  if (asleep >= MOST) return `${who}, asleep in reads ${formatPercent(asleep)} of a batch’s time`;
  if (runnable < MOST) return `${who}, computing ${formatPercent(computing)} of a batch’s time`;
  return workload.sample.libraryThreads > 1
    ? `${who}, whose threads wait for each other ${formatPercent(runnable)} of a batch’s time`
    : `${who}, ready to run without a core ${formatPercent(runnable)} of a batch’s time`;
}

/** Said where most of them are idle although batches are wanted. */
function idleInWords({ levels, totals }: Result, workers: number): string {
  const idle = Math.round(meanLevel(levels.idleWorkers, totals.firstBatchMs, totals.wallMs));
  return idle > workers / 2 ? `, ${idle} of which have nothing to load` : "";
}

function slowestRank(result: Result): string {
  return `A GPU computes ${formatPercent(computingFraction(result))} of the time; for most of the rest the ranks wait in the all-reduce for whoever is last.`;
}
