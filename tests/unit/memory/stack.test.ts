import { expect, it } from "vitest";
import { holderLayers } from "@/components/widgets/memory/model/layers";
import { memoryFrame } from "@/components/widgets/memory/model/frame";
import { drawnRows, rowAt, stackPaths, sumOf } from "@/components/widgets/memory/model/stack";
import { linearScale } from "@/components/charts/linearScale";
import { figures } from "@/content/dataloader-pipeline/figures";
import { studyOf } from "@/lib/memory";
import { toScenario } from "@/lib/scenario-store";
import { simulate } from "@/lib/sim";

const { timeline } = studyOf(figures.memory, (wish) => simulate(toScenario(wish), "signals"));
const layers = holderLayers(timeline);
const frame = memoryFrame("ram", 760);

it("loses no peak to the pixels", () => {
  const rows = drawnRows(timeline, timeline.ramBytes, frame);
  const drawn = rows.map((row) => timeline.ramBytes[row] ?? 0);
  expect(Math.max(...drawn)).toBe(timeline.peaks.ram.value);
  expect(rows.length).toBeLessThanOrEqual((frame.right - frame.left) / 2.5);
  expect([...rows].sort((a, b) => a - b)).toEqual(rows);
});

it("stacks layers to what the machine needs, and draws none that is empty", () => {
  const sum = sumOf(layers, timeline.count);
  sum.forEach((bytes, row) => {
    expect(bytes).toBeCloseTo(timeline.ramBytes[row] ?? 0, 3);
  });
  const x = linearScale([0, timeline.endMs], [frame.left, frame.right]);
  const y = linearScale([0, timeline.peaks.ram.value], [frame.bottom, frame.top]);
  const rows = drawnRows(timeline, sum, frame);
  const paths = stackPaths(layers, timeline, rows, x, y);
  const empty = layers.filter((_, index) => paths[index] === "").map(({ id }) => id);
  expect(empty).toEqual(["datasetCopies", "heapBatches", "pinnedPool"]);
  // The highest corner of all is the peak: it touches the top of the frame.
  const heights = paths.flatMap((path) =>
    [...path.matchAll(/[ML]\S+ ([\d.]+)/g)].map(([, height]) => Number(height)),
  );
  expect(Math.min(...heights)).toBe(frame.top);
});

it("finds the row of any moment", () => {
  expect(rowAt(timeline, -1)).toBe(0);
  expect(rowAt(timeline, timeline.endMs)).toBe(timeline.count - 1);
  const middle = Math.floor(timeline.count / 2);
  expect(rowAt(timeline, timeline.timesMs[middle] ?? 0)).toBe(middle);
});
