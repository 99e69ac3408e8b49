import type { BatchTable, Result } from "@/lib/sim";
import { at, SAME_MS } from "@/lib/sim/record/column";
import { type LifeStretch, stretch } from "./stretch";

/** Up to here the batches that a worker has before are stretches of their own. */
const NAMED_BATCHES = 3;

/** From the moment that an index is sent: what its worker does before it loads the batch of this row. */
export function waitsForWorker(result: Result, row: number): readonly LifeStretch[] {
  const { batches, starts } = result;
  const worker = batches.worker[row] ?? -1;
  const untilMs = at(batches.loadStartMs, row);
  const waits: LifeStretch[] = [];
  let nowMs = at(batches.sentMs, row);
  const wait = (endMs: number, reason: string) => {
    waits.push(stretch("idle", nowMs, endMs, reason));
    nowMs = endMs;
  };
  const start = starts.findLast(
    ({ worker: one, bornMs, readyMs }) => one === worker && nowMs < readyMs && bornMs < untilMs,
  );
  if (start !== undefined) wait(Math.min(start.readyMs, untilMs), `worker ${worker} is still starting up`);
  const before = workedOn(batches, row, nowMs);
  const [first] = before;
  const last = before.at(-1);
  if (before.length > NAMED_BATCHES && first !== undefined && last !== undefined) {
    const names = `${before.length} batches, from ${numberOf(batches, first)} to ${numberOf(batches, last)}`;
    wait(at(batches.collateEndMs, last), `worker ${worker} is busy with ${names}`);
  } else {
    for (const other of before) {
      const batch = numberOf(batches, other);
      const startMs = at(batches.loadStartMs, other);
      if (startMs > nowMs) wait(startMs, `the index of batch ${batch}, before its own, is on its way`);
      wait(at(batches.collateEndMs, other), `worker ${worker} is busy with batch ${batch}`);
    }
  }
  wait(untilMs, `its index is on its way to worker ${worker}`);
  return waits;
}

/** Rows that the worker of a row loads between `sinceMs` and the load of that row, in the order of time. */
function workedOn(batches: BatchTable, row: number, sinceMs: number): readonly number[] {
  const { worker, loadStartMs, collateEndMs, count } = batches;
  const rows: number[] = [];
  for (let other = 0; other < count; other += 1) {
    const isBefore = worker[other] === worker[row] && at(loadStartMs, other) < at(loadStartMs, row);
    if (isBefore && at(collateEndMs, other) > sinceMs) rows.push(other);
  }
  return rows.toSorted((a, b) => at(loadStartMs, a) - at(loadStartMs, b));
}

/** A finished batch in the result queue, until the main process or the pin thread takes it. */
export function waitsToBeTaken({ batches, scenario }: Result, row: number): readonly LifeStretch[] {
  const readyMs = at(batches.readyMs, row);
  const takenMs = at(batches.takenMs, row);
  if (scenario.loader.pinMemory)
    return [stretch("idle", readyMs, takenMs, "it is in the result queue until the pin thread takes it")];
  // The main process takes batches inside next() only: until the call that takes this one, the loop has it.
  let callMs = readyMs;
  for (const ms of batches.nextCallMs) if (ms <= takenMs) callMs = Math.max(callMs, ms);
  const othersFirst = batches.takenMs.some(
    (ms, other) => ms < takenMs && at(batches.pinnedMs, other) > callMs,
  );
  return [
    stretch("idle", readyMs, callMs, "nobody takes it from the queue: the loop is busy"),
    stretch(
      "idle",
      callMs,
      takenMs,
      othersFirst ? "next() receives other batches first" : "next() takes it from the queue",
    ),
  ];
}

/** A batch that the main process or the pin thread holds, until the loop asks for it. */
export function waitsForTurn(batches: BatchTable, row: number): readonly LifeStretch[] {
  const pinnedMs = at(batches.pinnedMs, row);
  const callMs = Math.max(pinnedMs, at(batches.nextCallMs, row));
  if (row === 0 || batches.epoch[row - 1] !== batches.epoch[row])
    return [stretch("idle", pinnedMs, callMs, "it waits to be asked for")];
  const before = numberOf(batches, row - 1);
  const givenMs = Math.max(pinnedMs, at(batches.nextReturnMs, row - 1));
  return [
    stretch("idle", pinnedMs, givenMs, `it waits its turn behind batch ${before}`),
    stretch("idle", givenMs, callMs, `the loop is still at work on batch ${before}`),
  ];
}

/** A batch that the loop has, until its copy starts. */
export function waitsForCopy(batches: BatchTable, row: number): LifeStretch {
  const { nextReturnMs, copyStartMs, copyEndMs, stepEndMs } = batches;
  const isQueued = [stepEndMs, copyEndMs].some((ends) => isBehind(ends, row, copyStartMs));
  return stretch(
    "idle",
    at(nextReturnMs, row),
    at(copyStartMs, row),
    isQueued ? "the copy waits for what was queued before it" : "the loop is at work before it copies",
  );
}

/** A batch on the GPU, until its step starts. */
export function waitsForStep({ copyEndMs, stepStartMs, stepEndMs }: BatchTable, row: number): LifeStretch {
  const isQueued = isBehind(stepEndMs, row, stepStartMs);
  return stretch(
    "idle",
    at(copyEndMs, row),
    at(stepStartMs, row),
    isQueued ? "the GPU is still at an earlier step" : "the loop is at work before it launches the step",
  );
}

function isBehind(ends: Float64Array, row: number, begins: Float64Array): boolean {
  return row > 0 && Math.abs(at(ends, row - 1) - at(begins, row)) < SAME_MS;
}

function numberOf({ batch }: BatchTable, row: number): number {
  return batch[row] ?? -1;
}
