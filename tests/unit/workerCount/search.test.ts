import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { figures } from "@/content/dataloader-pipeline/figures";
import { presetOf } from "@/lib/presets";
import type { Wish } from "@/lib/scenario-store";
import { sampleBytes, sampleMs, type Setting, SETTINGS } from "@/lib/settings";
import { kneeOf, recommend } from "@/lib/workerCount";
import { searchStep } from "@/lib/workerCount/search";
import { ALL_COUNTS, fineProfile } from "@/lib/workerCurve";

/** Looks for the knee of a curve that is known; says how many of its points it has looked at. */
function search(curve: readonly number[], ceilings: readonly number[], mostOnCores: number) {
  const rates = new Map<number, number>();
  for (;;) {
    const step = searchStep({ counts: ALL_COUNTS, rates, ceilings, mostOnCores });
    if (step.kind === "found") return { numWorkers: step.numWorkers, runs: rates.size };
    rates.set(step.numWorkers, curve[step.numWorkers] ?? 0);
  }
}

const kneeOfAll = (curve: readonly number[], cores: number) =>
  recommend(
    SETTINGS.cores.set(figures.throughput, cores),
    curve.map((samplesPerSecond, numWorkers) => ({ numWorkers, samplesPerSecond })),
  ).numWorkers;

describe("the search for the knee", () => {
  it("takes one run where the bounds are reached", () => {
    const ceilings = ALL_COUNTS.map((count) => (count === 0 ? 8 : Math.min(100, 30 * count)));
    const curve = ceilings.map((ceiling) => 0.995 * ceiling);
    expect(search(curve, ceilings, 8)).toEqual({ numWorkers: 4, runs: 1 });
  });

  it("finds the knee of any curve that climbs as its workers allow, and then stays or falls", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, share, fc.integer({ min: 1, max: 32 }), (slope, reach, fall, cores) => {
        const ceilings = ALL_COUNTS.map((count) => Math.min(100, (2 + 60 * slope) * count + 5));
        const bend = ceilings.indexOf(Math.max(...ceilings));
        const curve = ceilings.map(
          (ceiling, count) => ceiling * (0.6 + 0.4 * reach) * (1 - 0.02 * fall * Math.max(0, count - bend)),
        );
        expect(search(curve, ceilings, cores).numWorkers).toBe(kneeOfAll(curve, cores));
      }),
      { numRuns: 100 },
    );
  });
});

/** Typed: load, batch, step, cores, KiB, as a practitioner has them in their head. */
const typed = (...values: readonly [number, number, number, number, number]): Wish => {
  const settings: readonly Setting[] = [
    sampleMs,
    SETTINGS.batchSize,
    SETTINGS.stepMs,
    SETTINGS.cores,
    sampleBytes,
  ];
  return settings.reduce((wish, setting, at) => setting.set(wish, values[at] ?? 0), figures.throughput);
};

const known = (id: string): Wish => {
  const found = presetOf(id);
  if (found === undefined) throw new Error(`no preset ${id}`);
  return found.wish;
};

describe("the knee that the search finds", () => {
  it.each<readonly [what: string, wish: Wish, mostRuns: number]>([
    ["JPEGs", figures.throughput, 8],
    ["25 ms, 32, 60 ms, 8 cores", typed(25, 32, 60, 8, 150), 8],
    ["6 ms, 32, 8 ms, 4 cores: falls", typed(6, 32, 8, 4, 588), 8],
    ["rows of a table", known("tabular-rows"), 8],
    ["an object store", known("object-store"), 16],
  ])("is that of the whole curve: %s", (_what, wish, mostRuns) => {
    const steps = kneeOf(wish);
    let runs = 0;
    for (;;) {
      const { done, value } = steps.next();
      if (done !== true) {
        runs += 1;
        continue;
      }
      const { numWorkers, samplesPerSecond, pace } = recommend(wish, fineProfile(wish));
      expect(value).toEqual({ numWorkers, samplesPerSecond, pace });
      expect(runs).toBeLessThanOrEqual(mostRuns);
      return;
    }
  });
});
