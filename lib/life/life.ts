import { rowOf } from "@/lib/advice";
import type { BatchTable, Result } from "@/lib/sim";
import type { Look } from "@/lib/stages";

/** One stretch in the life of a batch: work, or a wait with its reason. */
export interface LifeStretch {
  readonly look: Look;
  readonly startMs: number;
  readonly endMs: number;
  /** What happens, or what is waited for, as a clause. */
  readonly reason: string;
}

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
  const at = reader(batches, row);
  const worker = batches.worker[row] ?? -1;
  const taker = scenario.loader.pinMemory ? "the pin thread" : "the loop";
  const isByValue = scenario.workload.payload.kind === "byValue";
  return [
    ...untilBegun(result, row, worker),
    ...loading(batches, row, `worker ${worker}`),
    stretch(
      "handOver",
      at("collateEndMs"),
      at("readyMs"),
      `worker ${worker} puts its handle on the result queue`,
    ),
    stretch("idle", at("readyMs"), at("takenMs"), `nobody takes it from the queue: ${taker} is busy`),
    stretch(
      "handOver",
      at("takenMs"),
      at("receivedMs"),
      isByValue ? "its bytes are read and unpickled" : "its tensors are mapped, with help of the worker",
    ),
    stretch("pin", at("receivedMs"), at("pinnedMs"), "it is copied into pinned memory"),
    stretch("idle", at("pinnedMs"), Math.max(at("pinnedMs"), at("nextCallMs")), waitsForTurn(batches, row)),
    stretch(
      "handOver",
      Math.max(at("pinnedMs"), at("nextCallMs")),
      at("nextReturnMs"),
      "next() gives it to the loop",
    ),
    ...toTheGpu(batches, row),
  ];
}

function aloneStretches(batches: BatchTable, row: number): readonly LifeStretch[] {
  const at = reader(batches, row);
  return [
    ...loading(batches, row, "the main process"),
    stretch("pin", at("collateEndMs"), at("pinnedMs"), "it is copied into pinned memory"),
    stretch(
      "handOver",
      Math.max(at("collateEndMs"), at("pinnedMs")),
      at("nextReturnMs"),
      "next() gives it to the loop",
    ),
    ...toTheGpu(batches, row),
  ];
}

function loading(batches: BatchTable, row: number, who: string): readonly LifeStretch[] {
  const at = reader(batches, row);
  return [
    stretch("load", at("loadStartMs"), at("loadEndMs"), `${who} loads its ${at("samples")} samples`),
    stretch("collate", at("loadEndMs"), at("collateEndMs"), `${who} collates them`),
  ];
}

function toTheGpu(batches: BatchTable, row: number): readonly LifeStretch[] {
  const at = reader(batches, row);
  return [
    stretch(
      "idle",
      at("nextReturnMs"),
      at("copyStartMs"),
      endsAt(batches, row - 1, at("copyStartMs"))
        ? "the copy waits for what was queued before it"
        : "the loop works before it starts the copy",
    ),
    stretch("copy", at("copyStartMs"), at("copyEndMs"), "it crosses the link to the GPU"),
    stretch(
      "idle",
      at("copyEndMs"),
      at("stepStartMs"),
      endsAt(batches, row - 1, at("stepStartMs"))
        ? "the GPU is still at an earlier step"
        : "the loop has not launched its step",
    ),
    stretch("step", at("stepStartMs"), at("stepEndMs"), "the GPU computes"),
  ];
}

/** Moments closer than this are the same. */
const SAME_MS = 1e-6;

/** Whether what a batch had on the GPU, its step or its copy, ends at that moment. */
function endsAt({ stepEndMs, copyEndMs }: BatchTable, row: number, ms: number): boolean {
  return [stepEndMs, copyEndMs].some((column) => Math.abs((column[row] ?? -1) - ms) < SAME_MS);
}

type TimeColumn = Exclude<
  { [Key in keyof BatchTable]: BatchTable[Key] extends number ? never : Key }[keyof BatchTable],
  undefined
>;

function reader(batches: BatchTable, row: number): (column: TimeColumn) => number {
  return (column) => batches[column][row] ?? 0;
}

function stretch(look: Look, startMs: number, endMs: number, reason: string): LifeStretch {
  return { look, startMs, endMs, reason };
}

/**
 * From its index to its first sample: its worker starts up, or has an earlier batch in hand until that is collated;
 * the rest is the way of the index through a queue, to a worker that has nothing else to do.
 */
function untilBegun({ batches, starts }: Result, row: number, worker: number): readonly LifeStretch[] {
  const sentMs = batches.sentMs[row] ?? 0;
  const loadStartMs = batches.loadStartMs[row] ?? 0;
  if (starts.some((start) => start.worker === worker && sentMs < start.readyMs && start.bornMs < loadStartMs))
    return [stretch("idle", sentMs, loadStartMs, `worker ${worker} is still starting up`)];
  const before = previousOf(batches, row);
  const busyUntilMs = before < 0 ? 0 : (batches.collateEndMs[before] ?? 0);
  const freeMs = Math.min(loadStartMs, Math.max(sentMs, busyUntilMs));
  return [
    stretch("idle", sentMs, freeMs, `worker ${worker} is busy with batch ${batches.batch[before] ?? -1}`),
    stretch("idle", freeMs, loadStartMs, `its index is on its way to worker ${worker}`),
  ];
}

/** The row of the batch that the same worker had before in the same epoch, or -1. */
function previousOf({ worker, epoch }: BatchTable, row: number): number {
  for (let earlier = row - 1; earlier >= 0 && epoch[earlier] === epoch[row]; earlier -= 1) {
    if (worker[earlier] === worker[row]) return earlier;
  }
  return -1;
}

function waitsForTurn(batches: BatchTable, row: number): string {
  const before = batches.batch[row - 1];
  return before === undefined ? "it waits to be asked for" : `it waits its turn behind batch ${before}`;
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
