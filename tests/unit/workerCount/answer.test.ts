import { describe, expect, it } from "vitest";
import { GIB } from "@/lib/format/bytes";
import type { Wish } from "@/lib/scenario-store";
import { defaultLoaderWish, defaultScenario } from "@/lib/sim";
import { answerFor, depthFor, priceOf, recommend } from "@/lib/workerCount";
import { coarseProfile, roughProfile } from "@/lib/workerCurve";

const jpegs: Wish = { ...defaultScenario, loader: defaultLoaderWish };
const answerTo = (wish: Wish, depth = depthFor([])) => {
  const points = coarseProfile(wish) ?? roughProfile(wish);
  return answerFor(wish, recommend(wish, points), points, depth);
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
    const { headline, wish, cost } = answerTo(jpegs, { prefetchFactor: 4, samplesPerSecond: 1 });
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
