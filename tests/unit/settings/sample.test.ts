import { describe, expect, it } from "vitest";
import { costOf, SETTINGS, sigmaOf } from "@/lib/settings";
import { defaultLoaderWish, defaultScenario, fixed, meanOf } from "@/lib/sim";

const wish = { ...defaultScenario, loader: defaultLoaderWish };

describe("variability", () => {
  it("spreads the longer of waiting and computing, and keeps both means", () => {
    const waits = SETTINGS.sampleWaitMs.set(wish, 20);
    const { waitMs, cpuMs } = SETTINGS.sampleSigma.set(waits, 1).workload.sample;
    expect(waitMs).toEqual({ kind: "lognormal", meanMs: 20, sigma: 1 });
    expect(cpuMs).toEqual(wish.workload.sample.cpuMs);
  });

  it("is zero for the same time every time, and keeps the mean on the way there and back", () => {
    const even = SETTINGS.sampleSigma.set(wish, 0);
    expect(even.workload.sample.cpuMs).toEqual(fixed(4));
    expect(SETTINGS.sampleSigma.describe(even)).toBe("0: every sample takes the same time");
    expect(SETTINGS.sampleSigma.set(even, 0.15)).toEqual(wish);
  });

  it("passes to waiting when waiting begins", () => {
    const waits = SETTINGS.sampleWaitMs.set(wish, 3);
    expect(sigmaOf(waits.workload.sample.waitMs)).toBe(0.15);
  });

  it("says what it means for the slowest in a hundred", () => {
    const spread = SETTINGS.sampleSigma.set(wish, 1);
    expect(SETTINGS.sampleSigma.describe(spread)).toBe(
      "sigma 1: one sample in a hundred takes 6.2 times the mean or longer",
    );
  });
});

describe("measured draws", () => {
  const measured = { kind: "measured", drawsMs: [1, 2, 3, 10] } as const;
  const recorded = {
    ...wish,
    workload: { ...wish.workload, sample: { ...wish.workload.sample, cpuMs: measured } },
  };

  it("are scaled to another mean", () => {
    const { cpuMs } = SETTINGS.sampleCpuMs.set(recorded, 8).workload.sample;
    expect(cpuMs).toEqual({ kind: "measured", drawsMs: [2, 4, 6, 20] });
  });

  it("have a spread, and give way to a lognormal of the same mean when it is set", () => {
    expect(sigmaOf(measured)).toBeGreaterThan(0.5);
    const { cpuMs } = SETTINGS.sampleSigma.set(recorded, 0.5).workload.sample;
    expect(cpuMs).toEqual(costOf(4, 0.5));
    expect(meanOf(cpuMs)).toBe(4);
  });
});
