import { computingFraction } from "@/lib/advice/computing";
import { heldAt } from "@/lib/advice/memory";
import type { RemedyId } from "@/lib/advice/remedies";
import { formatBytes } from "@/lib/format/bytes";
import { formatCount, formatMs, formatPercent } from "@/lib/format/number";
import { meanSpan } from "@/lib/instruments";
import { meanBetween } from "@/lib/signals/meanBetween";
import { meanLevel } from "@/lib/signals/meanLevel";
import { hasWorkers, meanOf, type Result, type StepFunction } from "@/lib/sim";
import { plural } from "@/lib/words/plural";
import type { Objective, Outcome } from "../objective";
import { instrumentRun } from "./instrumentRun";
import { workerShares } from "./workerShares";

/** What a remedy acts on, and how much of it there was in the run as it is: a sentence with the run's numbers. */
export function signalOf(id: RemedyId, outcome: Outcome, objective: Objective): string {
  const { result, memory } = outcome;
  const { scenario, totals } = result;
  const { loader, training, machine, workload } = scenario;
  const workers = hasWorkers(loader) ? loader.numWorkers : 0;
  const { asleep, runnable, computing, batchMs } = workerShares(result);
  const waiting =
    workload.sample.libraryThreads > 1 ? "its threads waiting for each other" : "waiting for a core";
  const span = meanSpan(instrumentRun(outcome, objective));
  const mean = (level: StepFunction) => oneDecimal(meanLevel(level, ...span));
  const ready = mean(result.levels.ready);
  const iterationMs = (1000 * training.ranks) / Math.max(1e-9, totals.batchesPerSecond);
  switch (id) {
    case "moreWorkers":
      return workers === 0
        ? "There are no workers as it is: loading and computing take turns."
        : `${mean(result.levels.idleWorkers)} of ${plural(workers, "worker")} had nothing to do on average; of the time that a batch takes, ${shareOfTime(asleep, runnable, computing, waiting)}.`;
    case "fewerWorkers":
      return `There are ${plural(training.ranks * workers, "worker")} for ${plural(machine.cores, "core")}, and of the time that a batch takes, ${shareOfTime(asleep, runnable, computing, waiting)}.`;
    case "noWorkers":
      return `Without workers nothing overlaps: a batch takes ${formatMs(batchMs)} to load, a step ${formatMs(meanOf(training.stepMs))}.`;
    case "deeperPrefetch":
    case "shallowerPrefetch":
      return `${ready} of at most ${plural(totals.maxInFlight, "batch", "batches")} in flight lay finished on average.`;
    case "arrivalOrder":
      return `${mean(result.levels.reorder)} finished batches were held for their turn on average.`;
    case "pinMemory":
    case "nonBlocking":
    case "sideStream":
      return `A batch is copied in ${formatMs(meanCopyMs(result))}, of an iteration of ${formatMs(iterationMs)}.`;
    case "persistentWorkers":
    case "forkWorkers":
    case "forkserverWorkers":
      return `iter() takes ${formatMs(totals.iteratorMs)}, in ${plural(training.epochs, "epoch")} of ${formatMs(totals.wallMs / training.epochs)}.`;
    case "smallerBatches":
    case "joinHalves":
      return `A batch takes ${formatMs(batchMs)} to load; half of one is half the work, for half the samples.`;
    case "fasterDecoder":
    case "augmentOnGpu":
      return `Of the time that a batch takes, ${formatPercent(computing)} is computing, ${formatPercent(asleep)} reading and ${formatPercent(runnable)} ${waiting}.`;
    case "moreCores":
      return `${oneDecimal(totals.cpuMs / Math.max(1e-6, totals.wallMs))} of ${plural(machine.cores, "core")} were in use.`;
    case "localCopy":
    case "shards":
      return `Reads are ${formatPercent(asleep)} of a batch’s time.`;
    case "drawInWorkers":
      return `The main process takes ${formatMs(loader.batchSize * machine.costs.handOver.drawIndexMs)} to draw the indices of a batch; a step takes ${formatMs(meanOf(training.stepMs))}.`;
    case "batchedReads":
      return `A sample takes ${inMicroseconds(meanOf(workload.sample.cpuMs))}, times ${formatCount(loader.batchSize)}.`;
    case "returnTensors":
    case "fewerTensors":
    case "fileSystemSharing":
      return `A batch needs ${formatMs(meanHandOverMs(result))} on its way into the main process.`;
    case "oneLibraryThread":
      return `Libraries start ${plural(workload.sample.libraryThreads, "thread")} per worker.`;
    case "readLossLess":
      return `The loop waits for every step: ${formatMs(meanOf(training.stepMs))} of an iteration of ${formatMs(iterationMs)}.`;
    case "lighterLoop":
      return `The loop’s own work takes ${formatMs(training.hostMs)} of an iteration of ${formatMs(iterationMs)}.`;
    case "fixModel":
      return `The GPU computes ${formatPercent(computingFraction(result))} of the time: no more than that can be saved.`;
    case "leaveItAlone":
      return `The GPU computes ${formatPercent(computingFraction(result))} of the time${workers === 0 ? "" : `, and ${ready} finished batches wait`}.`;
    case "raiseFileLimit":
      return `At most ${formatCount(memory.peaks.descriptors.value)} descriptors are wanted.`;
    case "biggerShm":
    case "keepNoBatches":
    case "packDataset":
    case "tensorDataset":
    case "splitByWorker":
    case "evenShards":
      return heldInWords(outcome);
  }
}

function heldInWords({ memory, failure }: Outcome): string {
  const [most] = heldAt(memory, failure?.atMs ?? memory.peaks.ram.atMs);
  return most === undefined
    ? `The run takes ${formatBytes(memory.peaks.ram.value)}, and hardly any of it is batches or copies.`
    : most.evidence;
}

/** What most of a batch's time is. */
function shareOfTime(asleep: number, runnable: number, computing: number, waiting: string): string {
  const parts = [
    { share: asleep, name: "reading" },
    { share: runnable, name: waiting },
    { share: computing, name: "computing" },
  ].toSorted((a, b) => b.share - a.share);
  const [most] = parts;
  return most === undefined ? "nothing" : `${formatPercent(most.share)} is ${most.name}`;
}

function meanCopyMs({ batches }: Result): number {
  return meanBetween(batches.copyStartMs, batches.copyEndMs);
}

function meanHandOverMs({ batches }: Result): number {
  return meanBetween(batches.takenMs, batches.receivedMs);
}

function inMicroseconds(ms: number): string {
  return ms < 1 ? `${formatCount(Number((1000 * ms).toPrecision(2)))} µs` : formatMs(ms);
}

function oneDecimal(value: number): string {
  return formatCount(Number(value.toFixed(1)));
}
