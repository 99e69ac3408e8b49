import { describe, expect, it } from "vitest";
import { PRESETS } from "@/lib/presets";
import { toScenario, type Wish } from "@/lib/scenario-store";
import {
  criticalPathOf,
  type Lane,
  type LaneId,
  type PathStep,
  type Result,
  simulate,
  STAGES,
} from "@/lib/sim";

/** Times closer than this are the same instant. */
const SAME_MS = 1e-6;

/** What a waiting thread takes to run again once what it waits for is there. */
const WAKE_MS = 1;

const byValue = (wish: Wish, numWorkers: number, pinMemory: boolean, bytes: number): Wish => ({
  ...wish,
  loader: { ...wish.loader, numWorkers, pinMemory },
  workload: { ...wish.workload, payload: { kind: "byValue", bytes } },
});

const wishes: readonly (readonly [string, Wish])[] = PRESETS.flatMap(({ id, wish }) => [
  [id, wish] as const,
  [`${id}, 4 workers`, { ...wish, loader: { ...wish.loader, numWorkers: 4 } }] as const,
  [`${id}, a short message by value`, byValue(wish, 4, false, 20_000)] as const,
  [`${id}, 2 workers and 40 MB by value`, byValue(wish, 2, false, 40_000_000)] as const,
  [`${id}, 8 workers and 40 MB by value`, byValue(wish, 8, false, 40_000_000)] as const,
  [`${id}, 8 workers and 40 MB by value, pinned`, byValue(wish, 8, true, 40_000_000)] as const,
]);

describe.each(wishes)("the critical paths of %s", (_, wish) => {
  const result = simulate(toScenario(wish), "full");
  const { count } = result.batches;
  const rows = Array.from({ length: Math.min(count, 20) }, (__, index) => Math.floor((index * count) / 20));
  const steps = rows.flatMap((row) => [...criticalPathOf(result, row)]);

  it("name what is in hand in the lanes at that time, in each of their stretches", () => {
    expect(steps.length).toBeGreaterThan(rows.length);
    expect(steps.filter((step) => !isTrue(result, step)).slice(0, 3)).toEqual([]);
  });

  it("say that a batch filled the pipe only where another one was put there as it was read", () => {
    const { batch, readyMs, collateEndMs, receivedMs } = result.batches;
    for (const step of steps.filter(({ filledPipe }) => filledPipe)) {
      expect(step.endMs).toBe(receivedMs[batch.indexOf(step.batch)]);
      const waited = batch.findIndex(
        (other, row) =>
          other !== step.batch &&
          (collateEndMs[row] ?? Infinity) < step.endMs &&
          (readyMs[row] ?? 0) >= step.endMs - SAME_MS,
      );
      expect(waited).toBeGreaterThanOrEqual(0);
    }
  });
});

it("leads through the full pipe to what kept it full", () => {
  const [preset] = PRESETS;
  if (preset === undefined) throw new Error("no preset");
  const result = simulate(toScenario(byValue(preset.wish, 8, false, 40_000_000)), "signals");
  const steps = [...result.batches.batch.keys()].flatMap((row) => [...criticalPathOf(result, row)]);
  expect(steps.some(({ filledPipe }) => filledPipe)).toBe(true);
});

function isTrue(result: Result, step: PathStep): boolean {
  const { batches, starts } = result;
  const { stage, worker, batch, lane, startMs, endMs } = step;
  const row = batches.batch.indexOf(batch);
  switch (stage) {
    case "storage":
    case "load":
    case "collate":
    case "feed":
    case "pin":
    case "copy":
    case "step":
      return coveredBy(laneOf(result, lane), step);
    case "handOver":
      return isHandedOver(result, row, step);
    case "index":
      return busyMs(laneOf(result, lane), startMs, endMs) < SAME_MS;
    case "start":
      return starts.some((one) => one.worker === worker && Math.abs(one.readyMs - endMs) < SAME_MS);
    case "loop":
      return (
        (batches.nextReturnMs[row] ?? Infinity) <= startMs + SAME_MS &&
        endMs <= (batches.nextCallMs[row + 1] ?? Infinity) + SAME_MS
      );
  }
}

/** From the result queue to the loop: its lane has no other batch in hand, and what is not receiving is inside `next()`. */
function isHandedOver(
  result: Result,
  row: number,
  { batch, worker, lane, startMs, endMs }: PathStep,
): boolean {
  const { batches } = result;
  if (worker < 0) return insideNextMs(result, startMs, endMs) > endMs - startMs - SAME_MS;
  if (startMs < (batches.readyMs[row] ?? Infinity) - SAME_MS) return false;
  const ownMs = busyMs(laneOf(result, lane), startMs, endMs, batch);
  return (
    busyMs(laneOf(result, lane), startMs, endMs) - ownMs < SAME_MS &&
    ownMs + insideNextMs(result, startMs, endMs) > endMs - startMs - WAKE_MS
  );
}

function insideNextMs({ batches }: Result, startMs: number, endMs: number): number {
  const { nextCallMs, nextReturnMs } = batches;
  return nextCallMs.reduce(
    (sum, callMs, row) => sum + overlapMs(startMs, endMs, callMs, nextReturnMs[row] ?? callMs),
    0,
  );
}

function laneOf({ lanes }: Result, id: LaneId): Lane {
  const lane = lanes.find((one) => JSON.stringify(one.id) === JSON.stringify(id));
  if (lane === undefined) throw new Error(`no lane ${JSON.stringify(id)}`);
  return lane;
}

function coveredBy(lane: Lane, { stage, batch, startMs, endMs }: PathStep): boolean {
  const inLane = stage === "feed" ? "handOver" : stage;
  return [...lane.batch.keys()].some(
    (at) =>
      lane.batch[at] === batch &&
      STAGES[lane.stage[at] ?? -1] === inLane &&
      (lane.startMs[at] ?? Infinity) <= startMs + SAME_MS &&
      (lane.endMs[at] ?? 0) >= endMs - SAME_MS,
  );
}

/** How long a lane is in use between two moments, by one batch if it is named. */
function busyMs(lane: Lane, startMs: number, endMs: number, batch?: number): number {
  let sum = 0;
  for (let at = 0; at < lane.count; at += 1) {
    if (batch !== undefined && lane.batch[at] !== batch) continue;
    sum += overlapMs(startMs, endMs, lane.startMs[at] ?? 0, lane.endMs[at] ?? 0);
  }
  return sum;
}

function overlapMs(startMs: number, endMs: number, otherStartMs: number, otherEndMs: number): number {
  return Math.max(0, Math.min(endMs, otherEndMs) - Math.max(startMs, otherStartMs));
}
