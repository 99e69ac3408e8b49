import { describe, expect, it } from "vitest";
import { type BoundKey, boundsOf, tightestOf } from "@/lib/bounds";
import { toScenario, type Wish } from "@/lib/scenario-store";
import { defaultLoaderWish, defaultScenario, fixed } from "@/lib/sim";
import { FINE, steadyRun } from "@/lib/workerCurve";

const uniform: Wish = {
  ...defaultScenario,
  workload: {
    ...defaultScenario.workload,
    sample: {
      waitMs: fixed(0),
      cpuMs: fixed(4),
      storageBytes: 0,
      holdsInterpreterLock: false,
      libraryThreads: 1,
    },
  },
  loader: defaultLoaderWish,
};

const withStep = (wish: Wish, ms: number): Wish => ({
  ...wish,
  training: { ...wish.training, stepMs: fixed(ms), copy: null },
});

const waiting = (wish: Wish): Wish => ({
  ...wish,
  workload: { ...wish.workload, sample: { ...wish.workload.sample, waitMs: fixed(4), cpuMs: fixed(0.1) } },
});

const onStorage = (wish: Wish, requestsPerSecond: number): Wish => ({
  ...wish,
  workload: { ...wish.workload, sample: { ...wish.workload.sample, storageBytes: 1000 } },
  machine: {
    ...wish.machine,
    storage: { latencyMs: 0, requestsPerSecond, bytesPerSecond: null },
  },
});

const withCores = (wish: Wish, cores: number): Wish => ({ ...wish, machine: { ...wish.machine, cores } });

/** Bound, and the share of it that a uniform load reaches. */
const cases: readonly (readonly [BoundKey, Wish, number, number])[] = [
  ["workers", waiting(withStep(uniform, 1)), 2, 0.97],
  ["cores", withCores(withStep(uniform, 1), 2), 6, 0.93],
  ["storage", onStorage(withStep(uniform, 1), 200), 8, 0.97],
  ["mainLoop", withStep(uniform, 60), 8, 0.97],
  ["mainLoop", withStep(uniform, 10), 0, 0.97],
];

describe("closed-form bounds", () => {
  it.each(cases)("%s: a uniform load reaches it and does not pass it", (key, wish, numWorkers, share) => {
    const bounds = boundsOf(toScenario({ ...wish, loader: { ...wish.loader, numWorkers } }));
    const tightest = tightestOf(bounds);
    expect(tightest?.key).toBe(key);
    const reached =
      steadyRun(wish, numWorkers, FINE, "totals").totals.samplesPerSecond / (tightest?.samplesPerSecond ?? 0);
    expect(reached).toBeGreaterThan(share);
    expect(reached).toBeLessThan(1.005);
  });

  it("leaves out what is not used", () => {
    const keys = boundsOf(
      toScenario({ ...withStep(uniform, 0), loader: { ...uniform.loader, numWorkers: 0 } }),
    );
    expect(keys.map(({ key }) => key)).toEqual(["cores", "mainLoop"]);
  });

  it("moves the rebuild out of the main loop when there is a pin thread", () => {
    const of = (pinMemory: boolean) =>
      boundsOf(toScenario({ ...uniform, loader: { ...uniform.loader, pinMemory } }));
    const rate = (pinMemory: boolean, key: BoundKey) =>
      of(pinMemory).find((bound) => bound.key === key)?.batchesPerSecond ?? 0;
    expect(rate(true, "mainLoop")).toBeGreaterThan(rate(false, "mainLoop"));
    expect(rate(false, "pinThread")).toBe(0);
    expect(rate(true, "pinThread")).toBeGreaterThan(0);
  });

  it("has copy and step on one stream in turn, unless the copy has a stream of its own", () => {
    const stream = (wish: Wish) => boundsOf(toScenario(wish)).find(({ key }) => key === "stream");
    const side: Wish = {
      ...uniform,
      loader: { ...uniform.loader, pinMemory: true },
      training: { ...uniform.training, copy: { nonBlocking: true, stream: "side" } },
    };
    expect(stream(uniform)?.batchesPerSecond).toBeCloseTo(
      1000 / (40 + uniform.workload.payload.bytes / 6e6),
      6,
    );
    expect(stream(side)).toBeUndefined();
  });
});
