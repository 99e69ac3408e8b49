import { describe, expect, it } from "vitest";
import { toScenario, type Wish } from "@/lib/scenario-store";
import { defaultLoaderWish, defaultScenario, fixed, simulate } from "@/lib/sim";
import { demandPerSecond, workerMsPerBatch, workersNeeded, workerSweep } from "@/lib/sweeps";

const wish: Wish = {
  ...defaultScenario,
  workload: {
    ...defaultScenario.workload,
    dataset: { kind: "map", samples: 960, reads: "perSample" },
    sample: {
      waitMs: fixed(1),
      cpuMs: fixed(4),
      storageBytes: 0,
      holdsInterpreterLock: false,
      libraryThreads: 1,
    },
    collate: { inWorkerMs: 15, inMainMs: 6 },
  },
  loader: { ...defaultLoaderWish, batchSize: 32 },
};

describe("workerSweep", () => {
  it("is the simulator's throughput with each number of workers, and changes nothing else", () => {
    const points = workerSweep(wish, [0, 3]);
    expect(points.map(({ numWorkers }) => numWorkers)).toEqual([0, 3]);
    for (const { numWorkers, samplesPerSecond } of points) {
      const scenario = toScenario({ ...wish, loader: { ...wish.loader, numWorkers } });
      expect(samplesPerSecond).toBe(simulate(scenario, "totals").totals.samplesPerSecond);
    }
  });
});

describe("the rule of thumb", () => {
  const scenario = toScenario(wish);
  const withStep = (ms: number) => ({ ...scenario, training: { ...scenario.training, stepMs: fixed(ms) } });

  it("adds waiting, loading and collating", () => {
    expect(workerMsPerBatch(scenario)).toBe(32 * 5 + 15);
  });

  it("counts a request to storage per sample, or one per batch with __getitems__", () => {
    const reads = (kind: "perSample" | "perBatch") =>
      workerMsPerBatch({
        ...scenario,
        workload: {
          ...scenario.workload,
          dataset: { kind: "map", samples: 960, reads: kind },
          sample: { ...scenario.workload.sample, storageBytes: 1000 },
        },
        machine: { ...scenario.machine, storage: { ...scenario.machine.storage, latencyMs: 2 } },
      });
    expect(reads("perSample")).toBe(175 + 64);
    expect(reads("perBatch")).toBe(175 + 2);
  });

  it("divides by the step and rounds up", () => {
    expect(workersNeeded(withStep(35))).toBe(5);
    expect(workersNeeded(withStep(34))).toBe(6);
  });

  it("has no answer without a step", () => {
    expect(workersNeeded(withStep(0))).toBeNull();
    expect(demandPerSecond({ ...wish, training: withStep(0).training })).toBeNull();
  });

  it("knows what the GPU could take", () => {
    expect(demandPerSecond({ ...wish, training: withStep(40).training })).toBe(800);
  });
});
