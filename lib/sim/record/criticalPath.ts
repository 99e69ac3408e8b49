import type { BatchTable, LaneId, Result } from "../result";
import { hasWorkers } from "../scenario";
import { type Stage } from "../stage";
import { STEPS_AHEAD } from "../stepsAhead";
import { at, SAME_MS } from "./column";
import { feedingOf, inFlightWith, previousOfWorker } from "./feeding";

/**
 * What a stretch of a critical path is: a stage; a worker that takes up an index, or starts up with one waiting; the
 * worker's side of the hand-over; or the training loop between `next()` and the copy or the launch.
 */
export type PathKind = Stage | "index" | "start" | "feed" | "loop";

/** One stretch of a critical path: `batch` was at `stage` and everything after it waited for that. */
export interface PathStep {
  readonly startMs: number;
  readonly endMs: number;
  readonly batch: number;
  readonly worker: number;
  readonly stage: PathKind;
  /** Where: the receiver's lane for what is done to a batch before the loop's own `next()` has it. */
  readonly lane: LaneId;
  /** What comes after it waited for room in the pipe, which this batch filled until here. */
  readonly filledPipe: boolean;
}

/**
 * What the step of the batch in row `row` waited for, latest first: each stretch begins where the next one in the
 * list ends, without holes. The path leads through other batches: the one that its worker had to finish first, the
 * one whose delivery gave the credit, the one that filled the pipe, the one that the main process was receiving, the
 * step that it or the GPU was still at. Ends with the first index of the epoch; whoever wants less of it stops
 * asking. Needs level `signals`.
 */
export function* criticalPathOf(result: Result, row: number): Generator<PathStep, void> {
  const path = new Path(result, row);
  let point: Point | null = { at: "step", row };
  while (point !== null) {
    point = path.before(point);
    // The last stretch may still grow.
    while (path.steps.length > 1) yield* path.steps.splice(0, 1);
  }
  yield* path.steps;
}

/** A moment on the path, told by what ends or begins there. */
type Point =
  | { readonly at: "step" | "copy" | "body" | "next" | "ready" | "collated"; readonly row: number }
  /** Row `row` is taken from the result queue while `next()` is at row `call`. */
  | { readonly at: "taken"; readonly row: number; readonly call: number };

/** A path that grows back in time. */
class Path {
  /** What has been found and not yet been taken away, latest first. */
  readonly steps: PathStep[] = [];
  private readonly batches: BatchTable;
  /** Who receives batches from the result queue. */
  private readonly receiver: LaneId;
  private atMs: number;

  constructor(
    private readonly result: Result,
    row: number,
  ) {
    this.batches = result.batches;
    const { loader } = result.scenario;
    this.receiver = { kind: hasWorkers(loader) && loader.pinMemory ? "pinThread" : "main" };
    this.atMs = this.batches.stepStartMs[row] ?? 0;
  }

  /** Adds what led to a point; returns the point at which that began, or null at the end of the path. */
  before(point: Point): Point | null {
    const { row } = point;
    switch (point.at) {
      case "step":
        return this.beforeStep(row);
      case "copy":
        return this.beforeCopy(row);
      case "body":
        return this.beforeEndOf(row);
      case "next":
        return this.beforeReturn(row);
      case "taken":
        return this.beforeTaking(row, point.call);
      case "ready":
        return this.beforeReady(row);
      case "collated":
        return this.beforeCollated(row);
    }
  }

  /** The GPU starts on a step. */
  private beforeStep(row: number): Point {
    const { copyEndMs, copyStartMs, stepEndMs } = this.batches;
    if (!this.isNow(copyEndMs, row) && this.isNow(stepEndMs, row - 1)) return this.throughStep(row - 1);
    this.add("loop", row, at(copyEndMs, row));
    this.add("copy", row, at(copyStartMs, row));
    return { at: "copy", row };
  }

  private throughStep(row: number): Point {
    this.add("step", row, at(this.batches.stepStartMs, row));
    return { at: "step", row };
  }

  /** The copy starts, or would start. */
  private beforeCopy(row: number): Point {
    const { nextReturnMs, stepEndMs, copyStartMs, copyEndMs } = this.batches;
    if (at(nextReturnMs, row) < this.atMs - SAME_MS) {
      if (this.isNow(stepEndMs, row - 1)) return this.throughStep(row - 1);
      if (this.isNow(copyEndMs, row - 1) && at(copyStartMs, row - 1) < this.atMs - SAME_MS) {
        this.add("copy", row - 1, at(copyStartMs, row - 1));
        return { at: "copy", row: row - 1 };
      }
    }
    this.add("loop", row, at(nextReturnMs, row));
    return { at: "next", row };
  }

  /** The loop has done with a batch and calls `next()`. */
  private beforeEndOf(row: number): Point {
    const { copyEndMs, copyStartMs, stepEndMs } = this.batches;
    // The loop waits for this step, or for one of those that may still be queued.
    for (let earlier = row; earlier >= Math.max(0, row - STEPS_AHEAD); earlier -= 1)
      if (this.isNow(stepEndMs, earlier)) return this.throughStep(earlier);
    if (at(copyEndMs, row) <= this.atMs + SAME_MS) {
      this.add("loop", row, at(copyEndMs, row));
      this.add("copy", row, at(copyStartMs, row));
    }
    return { at: "copy", row };
  }

  /** `next()` returns with a batch. */
  private beforeReturn(row: number): Point | null {
    const { nextCallMs, collateEndMs, receivedMs, pinnedMs, takenMs, worker } = this.batches;
    const callMs = at(nextCallMs, row);
    if (at(worker, row) < 0) {
      this.add("handOver", row, Math.max(at(collateEndMs, row), at(pinnedMs, row)));
      this.add("pin", row, at(collateEndMs, row));
      this.addLoading(row);
      return this.beforeCall(row, row);
    }
    if (at(pinnedMs, row) <= callMs + SAME_MS) return this.beforeCall(row, row);
    this.add("handOver", row, at(pinnedMs, row));
    this.add("pin", row, at(receivedMs, row));
    this.receive(row, at(takenMs, row));
    return { at: "taken", row, call: row };
  }

  /** All that `next()` has done so far for `row` since it was called for `call`. */
  private beforeCall(row: number, call: number): Point | null {
    const { nextCallMs, epoch } = this.batches;
    this.add("handOver", row, at(nextCallMs, call));
    return call > 0 && epoch[call - 1] === epoch[call] ? { at: "body", row: call - 1 } : null;
  }

  /** The main process or the pin thread takes a batch from the result queue. */
  private beforeTaking(row: number, call: number): Point | null {
    const { readyMs, receivedMs, pinnedMs, takenMs, nextCallMs } = this.batches;
    const isReadyMs = at(readyMs, row);
    if (isReadyMs < this.atMs - SAME_MS) {
      const isMain = !this.result.scenario.loader.pinMemory;
      const callMs = isMain ? at(nextCallMs, call) : 0;
      const other = this.receivedBefore(row, Math.max(isReadyMs, callMs));
      if (other >= 0) {
        this.add("handOver", other, at(pinnedMs, other));
        this.add("pin", other, at(receivedMs, other));
        this.receive(other, at(takenMs, other));
        return { at: "taken", row: other, call };
      }
      if (callMs > isReadyMs) return this.beforeCall(row, call);
      this.receive(row, isReadyMs);
    }
    return { at: "ready", row };
  }

  /** A worker's feeder thread has put a batch on the result queue. */
  private beforeReady(row: number): Point {
    const { startMs, behind, roomAfter } = feedingOf(this.result, row);
    if (roomAfter >= 0) return this.throughReading(roomAfter);
    this.add("feed", row, startMs);
    if (behind < 0) return { at: "collated", row };
    return this.isNow(this.batches.readyMs, behind)
      ? { at: "ready", row: behind }
      : this.throughReading(behind);
  }

  /** The pipe is full until the main process or the pin thread has read this batch. */
  private throughReading(row: number): Point {
    const { nextCallMs, takenMs } = this.batches;
    this.add("handOver", row, at(takenMs, row), this.receiver, true);
    // The main process takes a batch in the call that gives it out, or in one before.
    let call = row;
    while (call > 0 && at(nextCallMs, call) > this.atMs + SAME_MS) call -= 1;
    return { at: "taken", row, call };
  }

  /** Row of the last batch that the receiver was done with since `sinceMs`; -1 without one. */
  private receivedBefore(row: number, sinceMs: number): number {
    const { pinnedMs, takenMs } = this.batches;
    let found = -1;
    for (const other of inFlightWith(this.result, row)) {
      const doneMs = at(pinnedMs, other);
      if (doneMs <= sinceMs || doneMs > this.atMs + SAME_MS) continue;
      if (at(takenMs, other) >= this.atMs - SAME_MS) continue;
      if (found < 0 || doneMs > at(pinnedMs, found)) found = other;
    }
    return found;
  }

  private receive(row: number, fromMs: number): void {
    this.add("handOver", row, fromMs, this.receiver);
  }

  private addLoading(row: number): void {
    const { loadStartMs, loadEndMs, storageMs } = this.batches;
    this.add("collate", row, at(loadEndMs, row));
    this.add("load", row, at(loadStartMs, row) + at(storageMs, row));
    this.add("storage", row, at(loadStartMs, row));
  }

  /** A worker has finished a batch. */
  private beforeCollated(row: number): Point | null {
    const { batches, result } = this;
    this.addLoading(row);
    const sentMs = at(batches.sentMs, row);
    const earlier = previousOfWorker(batches, row);
    if (earlier >= 0 && at(batches.collateEndMs, earlier) > sentMs) {
      this.add("index", row, at(batches.collateEndMs, earlier));
      return { at: "collated", row: earlier };
    }
    const start = result.starts.findLast(
      ({ worker, bornMs, readyMs }) =>
        worker === batches.worker[row] && bornMs < this.atMs && readyMs > sentMs,
    );
    if (start !== undefined) {
      this.add("index", row, start.readyMs);
      this.add("start", row, sentMs);
    }
    this.add("index", row, sentMs);
    const giver = deliveredAt(batches, row, sentMs);
    return giver < 0 ? null : { at: "next", row: giver };
  }

  private laneOf(stage: PathKind, row: number): LaneId {
    const worker = at(this.batches.worker, row);
    switch (stage) {
      case "storage":
      case "load":
      case "collate":
      case "index":
      case "start":
        return worker < 0 ? { kind: "main" } : { kind: "worker", worker };
      case "feed":
        return { kind: "feeder", worker };
      case "pin":
        return this.receiver;
      case "copy":
        return { kind: "copyEngine" };
      case "step":
        return { kind: "gpu" };
      case "handOver":
      case "loop":
        return { kind: "main" };
    }
  }

  private isNow(column: Float64Array, row: number): boolean {
    return Math.abs((column[row] ?? Infinity) - this.atMs) < SAME_MS;
  }

  /** Adds the stretch from `fromMs` to where the path has come, as part of the one after it where both are the same. */
  private add(
    stage: PathKind,
    row: number,
    fromMs: number,
    lane = this.laneOf(stage, row),
    filledPipe = false,
  ): void {
    if (this.atMs - fromMs <= SAME_MS) return;
    const { batches, steps } = this;
    const batch = batches.batch[row] ?? 0;
    const last = steps.at(-1);
    const isSame = last?.stage === stage && last.batch === batch && last.lane.kind === lane.kind;
    const later = isSame ? steps.pop() : undefined;
    steps.push({
      startMs: fromMs,
      endMs: later?.endMs ?? this.atMs,
      batch,
      worker: batches.worker[row] ?? -1,
      stage,
      lane,
      filledPipe: later?.filledPipe ?? filledPipe,
    });
    this.atMs = fromMs;
  }
}

/** Row of the batch whose delivery sent the index of this one, once the sampler had drawn it; -1 if `iter()` did. */
function deliveredAt({ epoch, deliveredMs, nextReturnMs }: BatchTable, row: number, timeMs: number): number {
  for (let other = row - 1; other >= 0 && epoch[other] === epoch[row]; other -= 1) {
    if (at(deliveredMs, other) > timeMs + SAME_MS) continue;
    return timeMs <= at(nextReturnMs, other) + SAME_MS ? other : -1;
  }
  return -1;
}
