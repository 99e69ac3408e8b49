import { describe, expect, it } from "vitest";
import { momentOf } from "@/components/widgets/pipeline/explorer/follow";
import { awaitedBox } from "@/components/widgets/pipeline/model/awaited";
import { epochEnds } from "@/components/widgets/pipeline/model/epochs";
import { explorerFrame } from "@/components/widgets/pipeline/model/explorerFrame";
import { workerBand } from "@/components/widgets/pipeline/model/frame";
import { batchRows, laneRows } from "@/components/widgets/pipeline/model/laneTable";
import { longestWait } from "@/components/widgets/pipeline/model/longestWait";
import { aroundBoundary } from "@/components/widgets/pipeline/model/timeWindow";
import { tokensAt } from "@/components/widgets/pipeline/model/tokens";
import { gpuAt } from "@/lib/advice";
import { defaultLoaderWish, defaultScenario, loaderFrom, simulate } from "@/lib/sim";

const slow = {
  ...defaultScenario,
  loader: loaderFrom({ ...defaultLoaderWish, numWorkers: 2 }),
  training: { ...defaultScenario.training, epochs: 2 },
};
const result = simulate(slow, "full");
const { batches, gaps } = result;
const frame = explorerFrame(result, 760, { fromMs: 0, untilMs: 1000 });
const box = (atMs: number) => awaitedBox(gpuAt(result, atMs), tokensAt(batches, atMs), batches, frame);

describe("what the GPU waits for", () => {
  it("is the worker that loads its next batch", () => {
    const gap = gaps.find(({ batch, startMs, endMs }) => batch > 3 && endMs - startMs > 20);
    if (gap === undefined) throw new Error("no gap");
    const worker = batches.worker[batches.batch.indexOf(gap.batch)] ?? -1;
    expect(box(gap.startMs + 1)).toMatchObject(workerBand(frame, worker));
  });

  it("is the first worker while all are being started", () => {
    expect(box(1)).toMatchObject(workerBand(frame, 0));
  });

  it("is nothing while the GPU computes, and after the end", () => {
    expect(box((batches.stepStartMs[5] ?? 0) + 1)).toBeNull();
    expect(box(result.totals.wallMs + 1)).toBeNull();
  });
});

it("the longest wait is longer than all others after the first step", () => {
  const longest = longestWait(result);
  const later = gaps.filter(({ startMs, batch }) => startMs >= (batches.stepStartMs[0] ?? 0) && batch >= 0);
  expect(longest?.endMs).toBeDefined();
  for (const { startMs, endMs } of later) {
    expect((longest?.endMs ?? 0) - (longest?.startMs ?? 0)).toBeGreaterThanOrEqual(endMs - startMs);
  }
});

it("a batch that the GPU waited for is looked at in the middle of that wait", () => {
  const longest = longestWait(result);
  const atMs = momentOf(result, longest?.batch ?? -1) ?? -1;
  expect(gpuAt(result, atMs)).toMatchObject({ kind: "idle", gap: { batch: longest?.batch } });
  expect(momentOf(result, 1e6)).toBeNull();
});

it("the end of an epoch is found, and a window is laid around it", () => {
  const [endMs = 0, ...more] = epochEnds(batches);
  expect(more).toEqual([]);
  expect(endMs).toBe(batches.stepEndMs[batches.count / 2 - 1]);
  const { fromMs, untilMs } = aroundBoundary(endMs, result.totals.wallMs);
  expect(fromMs).toBeLessThan(endMs);
  expect(untilMs).toBeGreaterThan(batches.stepStartMs[batches.count / 2] ?? Infinity);
});

describe("the picture as tables", () => {
  const window = { fromMs: 300, untilMs: 600 };

  it("says who did what, in the order of time, and nothing outside the window", () => {
    const rows = laneRows(result, window);
    const starts = rows.map((cells) => Number(cells[3]));
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(rows.every((cells) => Number(cells[4]) >= 300 && Number(cells[3]) <= 600)).toBe(true);
    const busyMs = rows
      .filter(([who, , what]) => who === "GPU" && what === "step")
      .reduce((sum, cells) => sum + Number(cells[5]), 0);
    expect(busyMs).toBeGreaterThan(0);
    expect(new Set(rows.map(([who]) => who))).toContain("worker 1");
  });

  it("names who is being started", () => {
    const rows = laneRows(result, { fromMs: 0, untilMs: 50 });
    expect(rows.map(([who, batch, what]) => [who, batch, what])).toEqual(
      expect.arrayContaining([
        ["main process", "none", "starts worker 1"],
        ["worker 1", "none", "starts up"],
      ]),
    );
  });

  it("gives every batch its moments, each not before the one to its left", () => {
    const rows = batchRows(result, window);
    expect(rows.length).toBeGreaterThan(2);
    for (const cells of rows) {
      const moments = cells.slice(2, 8).map(Number);
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    }
  });
});
