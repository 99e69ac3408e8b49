import type { Result } from "@/lib/sim";
import { shmPeakBytes } from "@/lib/signals/shmPeakBytes";
import { meanFinishedWaiting } from "@/lib/signals/meanFinishedWaiting";
import { studyOf } from "@/lib/memory";
import { workersNeeded } from "@/lib/sweeps";
import { answerFor, findingsAtOnce } from "@/lib/workerCount";
import { batchTimeOf } from "@/lib/workerCurve";
import { figures } from "./figures";

/** The name of a figure of this article. */
export type FigureName = keyof typeof figures;

/** Runs a figure, if asked with another number of workers. */
export type Run = (figure: FigureName, numWorkers?: number) => Result;

/** What a sentence says about runs, as a test can ask it. */
export type Claim = (run: Run) => boolean;

const rate = (result: Result): number => result.totals.samplesPerSecond;

const alike = (a: number, b: number, tolerance: number): boolean =>
  Math.abs(a - b) <= tolerance * Math.max(a, b);

/** Every sentence of the article that speaks about the outcome of a simulation, under the id it carries there. */
export const CLAIMS = {
  arrivalOrderIsFaster: (run) => rate(run("pipelineArrivalOrder")) > 1.05 * rate(run("pipeline")),

  prefetchIsNoSpeed: (run) => alike(rate(run("evenPrefetch2")), rate(run("evenPrefetch8")), 0.01),

  prefetchSmooths: (run) => rate(run("pipelinePrefetch8")) > 1.05 * rate(run("pipeline")),

  fastLoadNeedsNoStock: (run) =>
    alike(rate(run("pipelineFastLoad")), rate(run("pipelineFastLoadPrefetch8")), 0.01),

  enoughIsEnough: (run) => {
    const one = rate(run("throughput", 1));
    const each = [2, 3].every((numWorkers) =>
      alike(rate(run("throughput", numWorkers)), numWorkers * one, 0.03),
    );
    return each && alike(rate(run("throughput", 4)), rate(run("throughput", 16)), 0.02);
  },

  plateauIsMainProcess: (run) => mainProcessShare(run("throughput", 8)) > 0.9,

  ruleIsCautious: (run) =>
    alike(rate(run("throughput", 3)), rate(run("throughput", 16)), 0.02) &&
    rate(run("throughput", 2)) < 0.9 * rate(run("throughput", 3)) &&
    workersNeeded(run("throughput").scenario) === 4,

  pinningPaysTheLast: (run) => {
    const { throughput } = figures;
    const { wish } = answerFor(throughput, findingsAtOnce(throughput));
    const isAdvised = wish.loader.pinMemory && wish.loader.numWorkers === 4;
    return isAdvised && alike(rate(run("throughput", 3)), rate(run("throughput", 4)), 0.03);
  },

  threadsMakeItFall: (run) => {
    const one = rate(run("threaded", 1));
    return one > 1.5 * rate(run("throughput", 1)) && rate(run("threaded", 16)) < 0.7 * one;
  },

  ranksShareCores: (run) => {
    const two = rate(run("fourRanks", 2));
    return two > 1.7 * rate(run("fourRanks", 1)) && rate(run("fourRanks", 8)) < 1.15 * two;
  },

  handOverIsTheBar: (run) => {
    const time = batchTimeOf(run("tinyRows", 1), 50);
    return time.handOver > 2 * (time.load + time.collate);
  },

  coresAreTheLimit: (run) => {
    const atCores = rate(run("fewCores", 2));
    return [3, 4, 8, 16].every((numWorkers) => {
      const more = rate(run("fewCores", numWorkers));
      return more > 0.97 * atCores && more < 1.03 * atCores;
    });
  },

  tinyRowsNeedNoWorkers: (run) =>
    [1, 2, 4, 8, 16].every(
      (numWorkers) => rate(run("tinyRows", numWorkers)) < 0.5 * rate(run("tinyRows", 0)),
    ),

  waitingNeedsNoCore: (run) => rate(run("remoteStore", 16)) > 1.7 * rate(run("remoteStore", 8)),

  shmLevel: (run) => {
    const result = run("memory");
    const batches = shmPeakBytes(result) / result.scenario.workload.payload.bytes;
    return batches >= result.totals.maxInFlight + 1 && batches <= result.totals.maxInFlight + 2;
  },

  rssMisleads: (run) => {
    const { timeline } = studyOf(figures.memory, () => run("memory"));
    const { processes, peaks, ramBytes } = timeline;
    const row = ramBytes.indexOf(peaks.ram.value);
    const rss = (processes.main.rssBytes[row] ?? 0) + (processes.workers.rssBytes[row] ?? 0);
    return rss > 2 * peaks.ram.value;
  },

  streamsOverlap: (run) => {
    const pinned = rate(run("pinnedBlocking"));
    return (
      pinned > 1.2 * rate(run("pageable")) &&
      alike(pinned, rate(run("pinnedNonBlocking")), 0.01) &&
      rate(run("sideStream")) > 1.2 * pinned
    );
  },

  signalsDiffer: (run) => {
    const sick = [run("tooFewWorkers"), run("stragglers"), run("byValue")];
    const [tooFew, ...others] = sick.map(meanFinishedWaiting);
    const healthyWait = run("healthy").totals.waitFraction;
    return (
      sick.every(({ totals }) => totals.waitFraction > 2 * healthyWait) &&
      tooFew !== undefined &&
      tooFew < 1 &&
      others.every((waiting) => waiting > 5)
    );
  },
} as const satisfies Record<string, Claim>;

/** Share of the GPU's idle time, after the first step, that goes to what the main process does itself. */
function mainProcessShare({ gaps, batches }: Result): number {
  const firstStepMs = batches.stepStartMs[0] ?? 0;
  let allMs = 0;
  let mainMs = 0;
  for (const { startMs, endMs, batch, cause } of gaps) {
    if (startMs < firstStepMs || batch < 0) continue;
    allMs += endMs - startMs;
    const isMain =
      cause.kind === "mainProcess" ||
      (cause.kind === "stage" && (cause.stage === "handOver" || cause.stage === "copy"));
    if (isMain) mainMs += endMs - startMs;
  }
  return allMs === 0 ? 0 : mainMs / allMs;
}
