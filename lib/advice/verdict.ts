import { hasWorkers, type Gap, type Result } from "@/lib/sim";
import { formatMs, formatPercent } from "@/lib/format/number";
import { plural } from "@/lib/words/plural";

/** What a run comes down to: the kind decides the tone, the sentence says it. */
export interface Verdict {
  readonly kind: "serial" | "starved" | "fed";
  readonly sentence: string;
}

/** Below this idle share the loader keeps up: what is left is the first batch and the hand-over. */
const FED_IDLE_SHARE = 0.05;

/** The verdict on a run, from its own idle attribution. Needs a run recorded with signals. */
export function verdictOn(result: Result): Verdict {
  const idle = 1 - result.totals.gpuBusyFraction;
  const share = formatPercent(idle);
  const { loader } = result.scenario;
  const loadMs = meanLoadMs(result);
  const stepMs = meanStepMs(result);
  if (!hasWorkers(loader)) {
    return {
      kind: "serial",
      sentence: `The GPU is idle ${share} of the time. Nothing overlaps: the main process loads a batch for ${formatMs(loadMs)}, then the GPU computes for ${formatMs(stepMs)}.`,
    };
  }
  if (idle <= FED_IDLE_SHARE) {
    return {
      kind: "fed",
      sentence: `The loader keeps up: the GPU is idle ${share} of the time. ${supply(loader.numWorkers, loadMs)}; the GPU takes one every ${formatMs(stepMs)}.`,
    };
  }
  return {
    kind: "starved",
    sentence: `The GPU is idle ${share} of the time, mostly ${mainReason(result)}. ${supply(loader.numWorkers, loadMs)}; the GPU could take one every ${formatMs(stepMs)}.`,
  };
}

function supply(numWorkers: number, loadMs: number): string {
  const every = formatMs(loadMs / numWorkers);
  return numWorkers === 1
    ? `One worker finishes a batch every ${every}`
    : `${plural(numWorkers, "worker")}, ${formatMs(loadMs)} a batch each, finish one every ${every}`;
}

/** The cause that most of the idle time after the first batch goes to. */
function mainReason(result: Result): string {
  const idleMs = new Map<string, number>();
  for (const gap of steadyGaps(result)) {
    const reason = reasonFor(gap);
    idleMs.set(reason, (idleMs.get(reason) ?? 0) + gap.endMs - gap.startMs);
  }
  const [first] = [...idleMs].sort(([, a], [, b]) => b - a);
  return first === undefined ? "at the start" : first[0];
}

function steadyGaps({ gaps, batches }: Result): readonly Gap[] {
  const firstStepMs = batches.stepStartMs[0] ?? 0;
  return gaps.filter(({ startMs, batch }) => startMs >= firstStepMs && batch >= 0);
}

function reasonFor({ cause }: Gap): string {
  switch (cause.kind) {
    case "workerStart":
      return "waiting for workers to start";
    case "core":
      return "waiting for workers that wait for a core";
    case "lock":
      return "waiting for workers that wait for their interpreter lock";
    case "queued":
      return "waiting for a worker that is busy with an earlier batch";
    case "mainProcess":
    case "shutdown":
    case "end":
      return "waiting for the main process";
    case "stage":
      switch (cause.stage) {
        case "storage":
        case "load":
        case "collate":
          return "waiting for a worker to finish the next batch";
        case "handOver":
          return "waiting for the hand-over of finished batches";
        case "pin":
          return "waiting for pinning";
        case "copy":
        case "step":
          return "waiting for the copy to the device";
      }
  }
}

/** Mean time from the start of loading to a finished batch. */
function meanLoadMs({ batches }: Result): number {
  return meanDifference(batches.loadStartMs, batches.collateEndMs);
}

function meanStepMs({ batches }: Result): number {
  return meanDifference(batches.stepStartMs, batches.stepEndMs);
}

function meanDifference(starts: Float64Array, ends: Float64Array): number {
  if (starts.length === 0) return 0;
  return starts.reduce((sum, start, row) => sum + (ends[row] ?? start) - start, 0) / starts.length;
}
