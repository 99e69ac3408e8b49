import { describe, expect, it } from "vitest";
import { presetOf } from "@/lib/presets";
import type { Wish } from "@/lib/scenario-store";
import { defaultLoaderWish, defaultScenario } from "@/lib/sim";
import { FINE, profilePoint } from "@/lib/workerCurve";
import { cursorInWords, curveInWords, curveSoFar, priceOf, reasonFor, recommend } from "@/lib/workerCount";

const COUNTS = [0, 1, 2, 3, 4, 5, 6, 8, 12, 16, 24, 32];
const jpegs: Wish = { ...defaultScenario, loader: defaultLoaderWish };
const curve = (wish: Wish) => COUNTS.map((numWorkers) => profilePoint(wish, numWorkers, FINE));

function preset(id: string): Wish {
  const found = presetOf(id);
  if (found === undefined) throw new Error(`no preset ${id}`);
  return found.wish;
}

describe("the recommendation", () => {
  it("is the smallest number within 2 % of the best", () => {
    const points = curve(jpegs);
    const { numWorkers, bestPerSecond, samplesPerSecond } = recommend(jpegs, points);
    expect(samplesPerSecond).toBeGreaterThanOrEqual(0.98 * bestPerSecond);
    const fewer = points.filter((point) => point.numWorkers < numWorkers);
    expect(fewer.every((point) => point.samplesPerSecond < 0.98 * bestPerSecond)).toBe(true);
  });

  it.each([
    ["jpeg-hard-disk", { kind: "bound", key: "storage" }],
    ["tabular-rows", { kind: "handOver" }],
    ["token-text", { kind: "bound", key: "gpu" }],
    ["object-store", { kind: "climbing" }],
  ])("knows what sets the pace of %s", (id, pace) => {
    const wish = preset(id);
    expect(recommend(wish, curve(wish)).pace).toEqual(pace);
  });

  it("says why not more, and of the curve where it bends and where the cursor stands", () => {
    const points = curve(jpegs);
    const found = recommend(jpegs, points);
    expect(found.pace).toEqual({ kind: "bound", key: "mainLoop" });
    expect(reasonFor(jpegs, found)).toMatch(
      /^The fourth gains under 2.%\. The main process sets the pace, one thing after the other: 40.ms of step, [\d.]+.ms of hand-over and [\d.]+.ms of copy per batch\.$/,
    );
    expect(curveInWords(found)).toBe("Climbs, then flat: its knee is at 3 workers, 658/s.");
    expect(cursorInWords(found, points, 3)).toBe("The cursor stands there.");
    expect(cursorInWords(found, points, 12)).toMatch(/^Under the cursor, 12 workers: 6\d\d\/s\.$/);
  });

  it("names neither form nor cause while numbers of workers are missing", () => {
    const few = curve(jpegs).filter(({ numWorkers }) => numWorkers % 4 === 0);
    expect(curveSoFar(recommend(jpegs, few), few, 4)).toMatch(
      /^Still simulating\. First estimate: knee near \d workers?, about \d+\/s\. Under the cursor: about \d+\/s\.$/,
    );
  });

  it("calls the end of a climb by its name", () => {
    const wish = preset("object-store");
    const found = recommend(wish, curve(wish));
    expect(reasonFor(wish, found)).toContain("the knee lies beyond the picture");
    expect(curveInWords(found)).toContain("no knee yet");
  });

  it("names copy and step where both bind, and the GPU alone only where the step is all", () => {
    const pinned: Wish = {
      ...jpegs,
      loader: { ...jpegs.loader, pinMemory: true },
      training: { ...jpegs.training, readsLoss: false, copy: { nonBlocking: true, stream: "default" } },
    };
    const found = recommend(pinned, curve(pinned));
    expect(found.pace).toEqual({ kind: "bound", key: "stream" });
    expect(reasonFor(pinned, found)).toMatch(
      /Copy and step set the pace, one after the other on one stream: 40.ms of step and [\d.]+.ms of copy per batch\.$/,
    );
  });
});

describe("the price in memory", () => {
  const batch = jpegs.workload.payload.bytes;
  const inRam = (wish: Wish, numWorkers: number) => priceOf(wish, numWorkers).ramBytes;

  it("is what is in flight, in hand and under construction, and what the workers keep to themselves", () => {
    expect(inRam(jpegs, 4)).toBeCloseTo((2 * 4 + 2) * batch + 4 * batch + 4 * 10e6, 0);
    expect(priceOf(jpegs, 4).shmBytes).toBe((2 * 4 + 2) * batch);
    expect(inRam(jpegs, 0)).toBe(2 * batch + batch);
    expect(priceOf(jpegs, 0).shmBytes).toBe(0);
  });

  it("counts workers that import torch themselves", () => {
    const spawned: Wish = { ...jpegs, loader: { ...jpegs.loader, startMethod: "spawn" } };
    expect(inRam(spawned, 4) - inRam(jpegs, 4)).toBeCloseTo(4 * 133e6, 0);
  });

  it("rounds pinned blocks up to a power of two; what is not pinned yet lies in /dev/shm", () => {
    const pinned: Wish = { ...jpegs, loader: { ...jpegs.loader, pinMemory: true } };
    expect(inRam(pinned, 4) - inRam(jpegs, 4)).toBeCloseTo(10 * 2 ** 25 - 2 * batch, 0);
    expect(priceOf(pinned, 4).shmBytes).toBe(8 * batch);
  });
});
