import { formatMs, formatPercent } from "@/lib/format/number";
import { hasWorkers, type Result } from "@/lib/sim";
import { plural } from "@/lib/words/plural";
import { idleByCulprit } from "./idle";

/** What a run comes down to. The kind decides the tone; headline and detail say it. */
export interface Verdict {
  readonly kind: "serial" | "starved" | "fed";
  readonly headline: string;
  readonly detail: string;
}

/**
 * The verdict on a run, from its own idle attribution: `serial` without workers, `starved` when the
 * GPU waits mostly for workers, `fed` when batches are ready in time. Needs a run with signals.
 */
export function verdictOn(result: Result): Verdict {
  const headline = `The GPU is idle ${formatPercent(1 - result.totals.gpuBusyFraction)} of the time.`;
  const { loader } = result.scenario;
  if (!hasWorkers(loader)) return { kind: "serial", headline, detail: serialDetail(result) };
  const { workers, handOver, pin, copy } = idleByCulprit(result);
  const supplied = supply(loader.numWorkers, meanLoadMs(result));
  const step = formatMs(meanStepMs(result));
  if (workers > handOver + pin + copy) {
    const detail = `It waits for workers. ${supplied}; the GPU could take one every ${step}.`;
    return { kind: "starved", headline, detail };
  }
  const rest =
    copy > handOver
      ? "What is left goes to hand-over and copy, between one step and the next."
      : "What is left goes to the hand-over, between one step and the next.";
  return { kind: "fed", headline, detail: `The workers keep up. ${supplied}; a step takes ${step}. ${rest}` };
}

function serialDetail(result: Result): string {
  const load = formatMs(meanLoadMs(result));
  const step = formatMs(meanStepMs(result));
  return `Nothing overlaps: the main process loads a batch for ${load}, then the GPU computes for ${step}.`;
}

function supply(numWorkers: number, loadMs: number): string {
  const every = formatMs(loadMs / numWorkers);
  return numWorkers === 1
    ? `One worker finishes a batch every ${every}`
    : `${plural(numWorkers, "worker")} together finish one every ${every}`;
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
