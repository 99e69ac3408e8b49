import { describe, expect, it } from "vitest";
import { explorerFrame, roomFor } from "@/components/widgets/pipeline/model/explorerFrame";
import { layoutFrame, timeScale } from "@/components/widgets/pipeline/model/frame";
import { hitAt } from "@/components/widgets/pipeline/model/hit";
import { busyShares, phasesOf } from "@/components/widgets/pipeline/model/overview";
import { pipelinePicture } from "@/components/widgets/pipeline/model/picture";
import { selectedPath } from "@/components/widgets/pipeline/model/selectedPath";
import { startBars, startingAt } from "@/components/widgets/pipeline/model/startBars";
import { readySlots, restingBox, tokenBox } from "@/components/widgets/pipeline/model/positions";
import { tokensAt } from "@/components/widgets/pipeline/model/tokens";
import { defaultLoaderWish, defaultScenario, loaderFrom, simulate } from "@/lib/sim";

const result = simulate(
  { ...defaultScenario, loader: loaderFrom({ ...defaultLoaderWish, numWorkers: 3 }) },
  "full",
);
const PLAYHEAD = 500;
const frame = explorerFrame(result, 760, { fromMs: 200, untilMs: 900 });

describe("pipelinePicture", () => {
  const picture = pipelinePicture(result, frame);

  it("has a lane for every worker, the main process and the GPU, and names the free places", () => {
    const keys = picture.lanes.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(["worker 0", "worker 1", "worker 2", "main", "gpu"]));
    expect(picture.freeWorkers).toEqual([3, 4, 5, 6, 7]);
  });

  it("draws nothing outside the plot", () => {
    for (const { paths } of picture.lanes) {
      for (const { path } of paths) {
        for (const [, x = "0", , width = "0"] of path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)) {
          expect(Number(x)).toBeGreaterThanOrEqual(frame.plotLeft);
          expect(Number(x) + Number(width)).toBeLessThanOrEqual(frame.plotRight + 1);
        }
      }
    }
  });
});

describe("steps and gaps of less than a pixel", () => {
  const crowded = explorerFrame(result, 760, { fromMs: 0, untilMs: 20 * result.totals.wallMs });
  const { lanes, idlePath, idleOutline } = pipelinePicture(result, crowded);
  const widths = (path: string) => [...path.matchAll(/h([\d.]+)v/g)].map(([, width]) => Number(width));
  const sum = (path: string) => widths(path).reduce((total, width) => total + width, 0);

  it("tint the GPU by the share of time that it computes, with no hatch or outline over it", () => {
    const path = lanes.find(({ key }) => key === "gpu")?.paths[0]?.path ?? "";
    expect(widths(path).length).toBeGreaterThan(100);
    const { stepStartMs, stepEndMs } = result.batches;
    const busyMs = stepEndMs.reduce((total, endMs, row) => total + endMs - (stepStartMs[row] ?? endMs), 0);
    expect(sum(path) / (timeScale(crowded)(busyMs) - crowded.plotLeft)).toBeCloseTo(1, 1);
    expect(idlePath + idleOutline).toBe("");
  });

  it("are underlined where others would be outlined", () => {
    const outline = selectedPath(result, crowded, { kind: "batch", batch: 8 });
    expect(outline).toMatch(/^(M[\d.]+ [\d.]+h5)+$/);
    expect(selectedPath(result, frame, { kind: "batch", batch: 12 })).toContain("z");
  });
});

describe("the starts of the workers", () => {
  it("stand in the lanes of the workers and of the main process that starts them", () => {
    const early = explorerFrame(result, 760, { fromMs: 0, untilMs: 60 });
    const { outlines, names } = startBars(result, early);
    expect(outlines.match(/M/g)).toHaveLength(2 * result.starts.length);
    expect(names.length).toBeGreaterThan(0);
    const [first] = result.starts;
    const whoAt = (atMs: number) => startingAt(result, early, atMs).map(({ text }) => text);
    expect(whoAt(first?.callMs ?? -1)).toEqual(["starts worker 0"]);
    expect(whoAt(first?.bornMs ?? -1)).toEqual(["starts up", "starts worker 1"]);
    expect(whoAt(PLAYHEAD)).toEqual([]);
    expect(startBars(result, frame)).toEqual({ outlines: "", dots: "", names: [] });
  });
});

describe("hitAt", () => {
  const x = timeScale(frame);
  const middle = ({ y, height }: { readonly y: number; readonly height: number }) => y + height / 2;

  it("finds the batch whose step is drawn there", () => {
    const row = 5;
    const atMs = ((result.batches.stepStartMs[row] ?? 0) + (result.batches.stepEndMs[row] ?? 0)) / 2;
    const hit = hitAt(result, frame, PLAYHEAD, x(atMs), middle(frame.gpu));
    expect(hit).toMatchObject({ kind: "batch", batch: result.batches.batch[row] });
    expect(hit).toHaveProperty("atMs", expect.closeTo(atMs, 6));
  });

  it("finds a gap where the GPU is idle", () => {
    const gap = result.gaps.find(({ startMs, endMs }) => startMs > 200 && endMs < 900);
    const atMs = ((gap?.startMs ?? 0) + (gap?.endMs ?? 0)) / 2;
    const hit = hitAt(result, frame, PLAYHEAD, x(atMs), middle(frame.gpu));
    expect(hit?.kind).toBe("gap");
    expect(hit).toHaveProperty("atMs", expect.closeTo(atMs, 6));
  });

  it("finds a moment between the lanes and nothing beside the plot", () => {
    expect(hitAt(result, frame, PLAYHEAD, x(500), middle(frame.ready))?.kind).toBe("moment");
    expect(hitAt(result, frame, PLAYHEAD, 10, middle(frame.gpu))).toBeUndefined();
  });
});

describe("the slots of finished batches", () => {
  it.each([760, 390])(
    "have room for every digit in a column of %d pixels, in two rows that stay within their place",
    (columnWidth) => {
      const rowsOf = (digits: number) =>
        layoutFrame({ ...roomFor(result), columnWidth, digits, window: { fromMs: 0, untilMs: 1000 } });
      for (const digits of [1, 2, 3, 4]) {
        const row = rowsOf(digits);
        // Digits of the figures' text are 7.05 wide.
        expect(row.slotWidth).toBeGreaterThan(7.05 * digits + 2);
        const slots = Array.from({ length: readySlots(row) }, (_, slot) =>
          restingBox({ kind: "ready", slot }, row),
        );
        for (const { x, y, width, height } of slots) {
          expect(x + width).toBeLessThanOrEqual(row.width);
          expect(y + height).toBeLessThanOrEqual(row.ready.y + row.ready.height);
        }
        slots.slice(1).forEach(({ x, y }, index) => {
          const before = slots[index];
          expect(y > (before?.y ?? 0) || x > (before?.x ?? 0) + row.slotWidth).toBe(true);
        });
      }
      expect(readySlots(rowsOf(3))).toBeGreaterThanOrEqual(6);
    },
  );
});

describe("hitAt, beside the plot", () => {
  const middle = ({ y, height }: { readonly y: number; readonly height: number }) => y + height / 2;

  it("finds the batch that is at a place at the moment of the playhead", () => {
    for (const token of tokensAt(result.batches, PLAYHEAD)) {
      const box = tokenBox(token, PLAYHEAD, frame, false);
      const hit = hitAt(result, frame, PLAYHEAD, box.x + box.width / 2, middle(box));
      expect(hit).toEqual({ kind: "batch", batch: token.batch, atMs: PLAYHEAD });
    }
  });

  it("finds the gap where the GPU's place is empty", () => {
    const idleMs = (result.gaps[0]?.startMs ?? 0) + 1;
    const hit = hitAt(result, frame, idleMs, frame.nowLeft + 5, middle(frame.gpu));
    expect(hit).toEqual({ kind: "gap", atMs: idleMs });
  });
});

describe("the overview", () => {
  it("adds up to the time that the GPU was busy", () => {
    const parts = 120;
    const busyMs = busyShares(result, parts).reduce(
      (sum, share) => sum + (share * result.totals.wallMs) / parts,
      0,
    );
    expect(busyMs).toBeCloseTo(result.totals.gpuBusyMs, 3);
  });

  it("shades the first batch before the steady stretch", () => {
    const { firstMs, steadyMs } = phasesOf(result);
    expect(firstMs).toBe(result.totals.firstBatchMs);
    expect(steadyMs).toBeGreaterThan(firstMs);
  });
});
