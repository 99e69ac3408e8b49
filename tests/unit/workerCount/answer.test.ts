import { describe, expect, it } from "vitest";
import { formatBytes, GIB } from "@/lib/format/bytes";
import { formatPercent, formatPerSecond } from "@/lib/format/number";
import type { Wish } from "@/lib/scenario-store";
import { sampleBytes, sampleMs, type Setting, SETTINGS } from "@/lib/settings";
import { defaultLoaderWish, defaultScenario } from "@/lib/sim";
import {
  answerFor,
  depthFor,
  findingsAtOnce,
  NOTHING_FOUND,
  pinnedWish,
  priceOf,
  recommend,
} from "@/lib/workerCount";
import { coarseProfile, FINE, profilePoint, roughProfile } from "@/lib/workerCurve";

const jpegs: Wish = { ...defaultScenario, loader: defaultLoaderWish };
const answerTo = (wish: Wish, found = NOTHING_FOUND) => {
  const points = coarseProfile(wish) ?? roughProfile(wish);
  return answerFor(wish, recommend(wish, points), points, found);
};

describe("the depth", () => {
  it("is the smallest within 2 % of the best", () => {
    const rates = [100, 109, 110].map((samplesPerSecond, at) => ({
      prefetchFactor: 2 ** (at + 1),
      samplesPerSecond,
    }));
    expect(depthFor(rates)?.prefetchFactor).toBe(4);
    expect(depthFor([])).toBeNull();
  });

  it("stays where the next one loses, whatever a still deeper one had the luck to gain", () => {
    // Eight workers on eight cores, 25 ms a sample: with another seed the order is reversed.
    const rates = [309.99, 307.46, 317.64].map((samplesPerSecond, at) => ({
      prefetchFactor: 2 ** (at + 1),
      samplesPerSecond,
    }));
    expect(depthFor(rates)?.prefetchFactor).toBe(2);
  });
});

describe("the answer", () => {
  it("names both arguments, and the price of just these", () => {
    const { headline, wish, cost } = answerTo(jpegs, {
      depths: [{ prefetchFactor: 4, samplesPerSecond: 1 }],
      pinned: null,
    });
    const { numWorkers } = wish.loader;
    expect(headline).toBe(`num_workers=${numWorkers}, prefetch_factor=4`);
    expect(priceOf(wish, numWorkers).shmBytes).toBe((4 * numWorkers + 2) * jpegs.workload.payload.bytes);
    expect(cost).toContain("MiB of it in /dev/shm");
  });

  it("says what a container has to be given, and what does not fit here", () => {
    expect(answerTo(jpegs).caution?.argument).toBe("--shm-size=1g");
    const small = { ...jpegs, machine: { ...jpegs.machine, shmBytes: 0.01 * GIB } };
    expect(answerTo(small).caution?.words).toContain("Too much");
  });
});

describe("pinned memory", () => {
  /** Typed: 1 ms a sample, batches of 256, a step of 20 ms, 16 cores, 588 KiB. */
  const typed: readonly (readonly [Setting, number])[] = [
    [sampleMs, 1],
    [SETTINGS.batchSize, 256],
    [SETTINGS.stepMs, 20],
    [SETTINGS.cores, 16],
    [sampleBytes, 588],
  ];
  const light = typed.reduce((wish: Wish, [setting, value]) => setting.set(wish, value), jpegs);

  it("is proposed where it gains, with what it gains, the line of the loop and its own price", () => {
    const found = findingsAtOnce(light);
    const own = recommend(light, found.points);
    const { wish, headline, reason, cost, loopLine } = answerFor(light, own, found.points, found);
    expect(headline).toMatch(/^num_workers=\d+, prefetch_factor=\d, pin_memory=True$/);
    expect(loopLine).toBe("inputs = inputs.to(device, non_blocking=True)");
    expect(wish.training.copy).toEqual({ nonBlocking: true, stream: "default" });
    // Whoever sets it finds that rate: it is the simulated one.
    const set = profilePoint(wish, wish.loader.numWorkers, FINE).samplesPerSecond;
    expect(reason).toContain(`${formatPerSecond(set).replace("/s", " samples/s")}.`);
    expect(reason).toContain(formatPercent(set / own.samplesPerSecond - 1));
    expect(set).toBeGreaterThan(1.5 * own.samplesPerSecond);
    expect(cost).toContain(formatBytes(priceOf(wish, wish.loader.numWorkers).ramBytes));
  });

  it("is not tried where a bound rules a gain out, nor where nothing is copied or all is pinned", () => {
    const slow = SETTINGS.stepMs.set(jpegs, 1000);
    const { points } = findingsAtOnce(slow);
    expect(findingsAtOnce(slow).pinned).toBeNull();
    expect(answerFor(slow, recommend(slow, points), points, NOTHING_FOUND).reason).toContain(
      "Pinned memory would gain less than 5",
    );
    expect(pinnedWish({ ...jpegs, training: { ...jpegs.training, copy: null } })).toBeNull();
    const pinned = pinnedWish(jpegs);
    expect(pinned === null ? null : pinnedWish(pinned)).toBeNull();
  });
});
