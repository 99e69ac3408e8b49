import { rowOf } from "@/lib/advice";
import type { BatchTable, Result } from "@/lib/sim";
import { at } from "@/lib/sim/record/column";
import { putOnTheQueue } from "./putOnTheQueue";
import { type LifeStretch, stretch } from "./stretch";
import { waitsForCopy, waitsForStep, waitsForTurn, waitsForWorker, waitsToBeTaken } from "./waits";

/** The life of a batch, from its index to the end of its step. */
export interface Life {
  readonly batch: number;
  readonly worker: number;
  readonly stretches: readonly LifeStretch[];
  /** Batches that were finished and stood behind this one, because delivery is in order. */
  readonly heldBack: readonly number[];
  /** How long the GPU waited for this batch. */
  readonly gpuWaitedMs: number;
}

/** Stretches shorter than this say nothing and can't be seen. */
const SHORTEST_MS = 0.05;

/** The life of one batch of a run with signals; undefined when the run has no such batch. */
export function lifeOf(result: Result, batch: number): Life | undefined {
  const { batches } = result;
  const row = rowOf(batches, batch);
  if (row < 0) return undefined;
  const worker = batches.worker[row] ?? -1;
  const stretches = (worker < 0 ? aloneStretches(batches, row) : workerStretches(result, row)).filter(
    ({ startMs, endMs }) => endMs - startMs >= SHORTEST_MS,
  );
  const gap = result.gaps.find((candidate) => candidate.batch === batch);
  return {
    batch,
    worker,
    stretches,
    heldBack: heldBackBy(batches, row),
    gpuWaitedMs: gap === undefined ? 0 : gap.endMs - gap.startMs,
  };
}

function workerStretches(result: Result, row: number): readonly LifeStretch[] {
  const { batches, scenario } = result;
  const worker = batches.worker[row] ?? -1;
  const isByValue = scenario.workload.payload.kind === "byValue";
  const receiver = scenario.loader.pinMemory ? "the pin thread" : "the main process";
  return [
    ...waitsForWorker(result, row),
    ...loading(batches, row, `worker ${worker}`),
    ...putOnTheQueue(result, row),
    ...waitsToBeTaken(result, row),
    stretch(
      "handOver",
      at(batches.takenMs, row),
      at(batches.receivedMs, row),
      isByValue
        ? `${receiver} reads and unpickles it`
        : `${receiver} maps its tensors, with help of the worker`,
    ),
    stretch("pin", at(batches.receivedMs, row), at(batches.pinnedMs, row), "it is copied into pinned memory"),
    ...waitsForTurn(batches, row),
    stretch(
      "handOver",
      Math.max(at(batches.pinnedMs, row), at(batches.nextCallMs, row)),
      at(batches.nextReturnMs, row),
      "next() gives it to the loop",
    ),
    ...toTheGpu(batches, row),
  ];
}

function aloneStretches(batches: BatchTable, row: number): readonly LifeStretch[] {
  return [
    ...loading(batches, row, "the main process"),
    stretch(
      "pin",
      at(batches.collateEndMs, row),
      at(batches.pinnedMs, row),
      "it is copied into pinned memory",
    ),
    stretch(
      "handOver",
      Math.max(at(batches.collateEndMs, row), at(batches.pinnedMs, row)),
      at(batches.nextReturnMs, row),
      "next() gives it to the loop",
    ),
    ...toTheGpu(batches, row),
  ];
}

function loading(batches: BatchTable, row: number, who: string): readonly LifeStretch[] {
  return [
    stretch(
      "load",
      at(batches.loadStartMs, row),
      at(batches.loadEndMs, row),
      `${who} loads its ${at(batches.samples, row)} samples`,
    ),
    stretch("collate", at(batches.loadEndMs, row), at(batches.collateEndMs, row), `${who} collates them`),
  ];
}

function toTheGpu(batches: BatchTable, row: number): readonly LifeStretch[] {
  return [
    waitsForCopy(batches, row),
    stretch(
      "copy",
      at(batches.copyStartMs, row),
      at(batches.copyEndMs, row),
      "it crosses the link to the GPU",
    ),
    waitsForStep(batches, row),
    stretch("step", at(batches.stepStartMs, row), at(batches.stepEndMs, row), "the GPU computes"),
  ];
}

/** Batches delivered later that were finished before this one was. */
function heldBackBy(batches: BatchTable, row: number): readonly number[] {
  const readyMs = batches.readyMs[row] ?? 0;
  const held: number[] = [];
  for (let later = row + 1; later < batches.count; later += 1) {
    if ((batches.sentMs[later] ?? Infinity) > readyMs) break;
    if ((batches.readyMs[later] ?? Infinity) < readyMs) held.push(batches.batch[later] ?? -1);
  }
  return held;
}
