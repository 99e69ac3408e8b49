import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundsOf } from "@/lib/bounds";
import { formatPerSecond } from "@/lib/format/number";
import { presetOf } from "@/lib/presets";
import { toScenario, type Wish } from "@/lib/scenario-store";
import { sampleBytes, sampleMs, SETTINGS, stepMs } from "@/lib/settings";
import { defaultLoaderWish, defaultScenario } from "@/lib/sim";
import { ALL_COUNTS, FINE, profilePoint } from "@/lib/workerCurve";
import {
  cursorInWords,
  curveInWords,
  curveSoFar,
  pinnedWish,
  priceOf,
  reasonFor,
  recommend,
} from "@/lib/workerCount";

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
    expect(reasonFor(jpegs, found, found.samplesPerSecond)).toMatch(
      /^The fourth gains under 2.%\. The main process sets the pace, one thing after the other: 40.ms of step, [\d.]+.ms of hand-over and [\d.]+.ms of copy, 47.ms per batch\. That allows 681 samples\/s; 3 workers reach 97.% of it\.$/,
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
    expect(reasonFor(wish, found, found.samplesPerSecond)).toBe(
      "The rate still rises where the picture ends: the knee lies beyond it. The next limit is at 1,020 samples/s: the main process.",
    );
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
    expect(reasonFor(pinned, found, found.samplesPerSecond)).toMatch(
      /Copy and step set the pace, one after the other on one stream: 40.ms of step and [\d.]+.ms of copy, [\d.]+.ms per batch\.$/,
    );
  });
});

describe("a climb to the end of the picture", () => {
  /** A curve of 100/s for each worker, up to what the GPU lets through. */
  const upTo = (most: number) => {
    const wish = SETTINGS.cores.set(stepMs.set(jpegs, (1000 * jpegs.loader.batchSize) / most), 256);
    const light: Wish = {
      ...wish,
      workload: { ...wish.workload, payload: { ...wish.workload.payload, bytes: 0 } },
      training: { ...wish.training, copy: null, readsLoss: false, hostMs: 0 },
    };
    const points = ALL_COUNTS.map((numWorkers) => ({
      numWorkers,
      samplesPerSecond: Math.min(most, 100 * Math.max(0.5, numWorkers)),
    }));
    const found = recommend(light, points);
    return { found, reason: reasonFor(light, found, found.samplesPerSecond) };
  };

  it.each([
    ["well before the end", 2000, "climbsThenFlat", 20],
    ["close to it", 2900, "climbsThenFlat", 29],
    ["one before it", 3100, "climbsThenFlat", 31],
    ["at the end exactly", 3200, "climbs", 32],
    ["just behind it", 3230, "climbs", 32],
  ])("that meets the GPU %s has its knee there", (_where, most, shape, numWorkers) => {
    const { found, reason } = upTo(most);
    expect(found).toMatchObject({ shape, numWorkers, pace: { kind: "bound", key: "gpu" } });
    expect(reason).toMatch(/gains under 2.%\. The GPU sets the pace: a step takes [\d.]+.ms\.$/);
    expect(curveInWords(found)).toContain(`its knee is at ${numWorkers} workers`);
  });

  it.each([3400, 6400])("has no knee where the GPU could take %d/s, and says where the limit is", (most) => {
    const { found, reason } = upTo(most);
    expect(found.pace).toEqual({ kind: "climbing" });
    expect(reason).toBe(
      `The rate still rises where the picture ends: the knee lies beyond it. The next limit is at ${formatPerSecond(most).replace("/s", " samples/s")}: the GPU.`,
    );
    expect(curveInWords(found)).toBe("Climbs as far as it is drawn, up to 3,200/s: no knee yet.");
  });

  it("is the same for the cores and for storage", () => {
    const onCores = SETTINGS.cores.set(stepMs.set(jpegs, 0), 32);
    const points = (most: number) =>
      ALL_COUNTS.map((numWorkers) => ({
        numWorkers,
        samplesPerSecond: (most * Math.max(0.5, numWorkers)) / 32,
      }));
    const limitOf = (wish: Wish) =>
      boundsOf(toScenario({ ...wish, loader: { ...wish.loader, numWorkers: 32 } }));
    const cores = limitOf(onCores).find(({ key }) => key === "cores")?.samplesPerSecond ?? 0;
    const quick = { ...onCores, training: { ...onCores.training, copy: null, hostMs: 0 } };
    expect(recommend(quick, points(cores)).pace).toEqual({ kind: "bound", key: "cores" });
    expect(recommend(quick, points(0.9 * cores)).pace).toEqual({ kind: "climbing" });
    const disk = preset("jpeg-hard-disk");
    const storage = limitOf(disk).find(({ key }) => key === "storage")?.samplesPerSecond ?? 0;
    expect(recommend(disk, points(storage)).pace).toEqual({ kind: "bound", key: "storage" });
    expect(recommend(disk, points(0.9 * storage)).pace).toEqual({ kind: "climbing" });
  });
});

describe("the numbers of a reason", () => {
  const timesIn = (words: string) =>
    [...words.matchAll(/(?:(\d+)\u202fmin )?([\d.]+)\u202f(ms|s)\b/g)].map(
      ([, minutes, value, unit]) => 60_000 * Number(minutes ?? 0) + Number(value) * (unit === "s" ? 1000 : 1),
    );
  const rateIn = (words: string) =>
    Number((/([\d.,]+) samples\/s/.exec(words)?.[1] ?? "").replaceAll(",", ""));

  it("agree with the rate beside it, or with the one that they are said to allow", () => {
    const ms = fc.double({ min: 0.005, max: 300, noNaN: true }).map((value) => Number(value.toPrecision(3)));
    fc.assert(
      fc.property(
        ms,
        fc.constantFrom(1, 8, 32, 256, 1024),
        fc.integer({ min: 0, max: 30_000 }).map((hundredths) => hundredths / 100),
        fc.constantFrom(2, 8, 64),
        fc.double({ min: 0.05, max: 2000, noNaN: true }),
        fc.constantFrom(1, 4),
        fc.boolean(),
        (load, batchSize, step, cores, kib, ranks, pins) => {
          const typed = [
            [sampleMs, load],
            [SETTINGS.batchSize, batchSize],
            [stepMs, step],
            [SETTINGS.cores, cores],
            [sampleBytes, kib],
            [SETTINGS.ranks, ranks],
          ] as const;
          const own = typed.reduce((before: Wish, [setting, value]) => setting.set(before, value), jpegs);
          const wish = pins ? (pinnedWish(own) ?? own) : own;
          for (const numWorkers of [1, 4, 32]) {
            for (const { key, samplesPerSecond } of boundsOf(
              toScenario({ ...wish, loader: { ...wish.loader, numWorkers } }),
            )) {
              if (key === "workers" || key === "storage") continue;
              for (const rate of [samplesPerSecond, 0.93 * samplesPerSecond]) {
                const pace = { kind: "bound", key } as const;
                const reason = reasonFor(wish, { numWorkers, pace }, rate);
                const said = reason.includes("allows") ? rateIn(reason.split("allows")[1] ?? "") : rate;
                const times = timesIn(reason);
                const whole = times.at(-1) ?? 0;
                const servers = key === "cores" ? cores : ranks;
                const comesTo = (1000 * servers * batchSize) / whole;
                expect(Math.abs(comesTo / said - 1), reason).toBeLessThan(0.011);
                const parts = times.slice(0, -1).reduce((sum, part) => sum + part, 0);
                if (times.length > 1) expect(Math.abs(parts / whole - 1), reason).toBeLessThan(0.02);
                if (rate < samplesPerSecond) expect(reason).toContain("93\u202f% of it");
              }
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("the price in memory", () => {
  const batch = jpegs.workload.payload.bytes;
  const main = 125e6 + 45e6;
  const inRam = (wish: Wish, numWorkers: number) => priceOf(wish, numWorkers).ramBytes;

  it("is what is in flight, in hand and under construction, and what the processes keep to themselves", () => {
    expect(inRam(jpegs, 4)).toBeCloseTo((2 * 4 + 2) * batch + 4 * batch + 4 * 10e6 + main, 0);
    expect(priceOf(jpegs, 4).shmBytes).toBe((2 * 4 + 2) * batch);
    expect(inRam(jpegs, 0)).toBe(2 * batch + batch + main);
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
