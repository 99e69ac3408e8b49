import { describe, expect, it } from "vitest";
import { batchBar, barCounts } from "@/components/widgets/throughput/model/batchBars";
import { boundLines, topOf } from "@/components/widgets/throughput/model/boundLines";
import { curveOf, pointAt } from "@/components/widgets/throughput/model/curve";
import { curvesCsv } from "@/components/widgets/throughput/model/curvesCsv";
import { apart } from "@/components/widgets/throughput/model/labels";
import { readOverlays, withOverlays } from "@/components/widgets/throughput/model/overlayLink";
import type { Wish } from "@/lib/scenario-store";
import { defaultLoaderWish, defaultScenario } from "@/lib/sim";
import { coarsePlan, coarseProfile } from "@/lib/workerCurve";

const jpegs: Wish = { ...defaultScenario, loader: defaultLoaderWish };
const points = coarseProfile(jpegs) ?? [];
const curve = curveOf(jpegs, points);

describe("a curve", () => {
  it("is read between its points on the line that is drawn", () => {
    const at = (numWorkers: number) => pointAt(points, numWorkers)?.samplesPerSecond ?? 0;
    expect(at(4)).toBe(points.find(({ numWorkers }) => numWorkers === 4)?.samplesPerSecond);
    expect(at(5)).toBeCloseTo((at(4) + at(6)) / 2, 9);
  });

  it("has the reader's own number among the few of a drag", () => {
    const wish = { ...jpegs, loader: { ...jpegs.loader, numWorkers: 13 } };
    const counts = coarsePlan(wish)?.map(({ numWorkers }) => numWorkers) ?? [];
    expect(counts).toContain(13);
    expect(counts.length).toBeLessThan(14);
  });

  it("is not passed by its points: every bound lies above them, the near ones in sight", () => {
    const lines = boundLines(curve, topOf(curve));
    const best = Math.max(...points.map(({ samplesPerSecond }) => samplesPerSecond));
    const level = lines.filter(({ slopes }) => !slopes);
    expect(level.every(({ perSecond }) => perSecond >= 0.995 * best)).toBe(true);
    expect(level.filter(({ inSight }) => inSight).map(({ key }) => key)).toEqual([
      "gpu",
      "stream",
      "mainLoop",
    ]);
    expect(topOf(curve)).toBeGreaterThan(best);
  });

  it("is written with its smallest bound, a line per point", () => {
    const [head, ...rows] = curvesCsv([{ name: "mine, all of it", curve }])
      .trimEnd()
      .split("\n");
    expect(head).toMatch(/^workload,num_workers,samples_per_second,/);
    expect(rows).toHaveLength(points.length);
    expect(rows[0]).toMatch(/^"mine, all of it",0,/);
    expect(rows[1]).toContain(",workers,");
    expect(rows.at(-1)).toContain(",mainLoop,");
  });
});

describe("where a batch's time goes", () => {
  it("adds up, with nothing left over", () => {
    for (const numWorkers of [0, 1, 4, 32]) {
      const { parts, wholeMs } = batchBar(jpegs, numWorkers);
      expect(parts.reduce((sum, { ms }) => sum + ms, 0)).toBeCloseTo(wholeMs, 6);
      expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    }
  });

  it("says load and collate as the scenario states them, and wait as the stock grows", () => {
    const ms = (numWorkers: number, part: string) =>
      batchBar(jpegs, numWorkers).parts.find((bar) => bar.part === part)?.ms ?? 0;
    expect(ms(4, "load") / 128).toBeCloseTo(1, 1);
    expect(ms(4, "collate") / 15).toBeCloseTo(1, 1);
    expect(ms(0, "handOver")).toBe(0);
    expect(ms(16, "wait")).toBeGreaterThan(3 * ms(4, "wait"));
  });

  it("is shown for none, for one, at the knee and at the cursor", () => {
    expect(barCounts(3, 8)).toEqual([0, 1, 3, 8]);
    expect(barCounts(0, 1)).toEqual([0, 1]);
  });
});

describe("labels beside lines", () => {
  it("keep their order and their distance within the picture", () => {
    expect(apart([{ y: 50 }, { y: 10 }, { y: 12 }], 13, 0, 100)).toEqual([50, 10, 23]);
    expect(apart([{ y: 95 }, { y: 99 }], 13, 0, 100)).toEqual([87, 100]);
  });
});

describe("the workloads of a link", () => {
  it("come back as they were written, and nothing else does", () => {
    const query = withOverlays("figure=throughput&v=1", ["tabular-rows", "recorded-waits"]);
    expect(readOverlays(query, 3)).toEqual(["tabular-rows", "recorded-waits"]);
    expect(readOverlays("beside=a,a,<script>,b,c,d", 3)).toEqual(["a", "b", "c"]);
    expect(readOverlays(null, 3)).toEqual([]);
    expect(withOverlays("v=1", [])).toBe("v=1");
  });
});
