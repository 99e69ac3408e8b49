import { describe, expect, it } from "vitest";
import { defaultLoaderWish, defaultScenario, loaderFrom, simulate } from "@/lib/sim";

const runOf = (batches: number, numWorkers: number) =>
  simulate(
    {
      ...defaultScenario,
      workload: {
        ...defaultScenario.workload,
        dataset: { kind: "map", samples: 32 * batches, reads: "perSample" },
      },
      loader: loaderFrom({ ...defaultLoaderWish, numWorkers }),
      training: { ...defaultScenario.training, excludedBatches: 16 },
    },
    "signals",
  ).totals;

describe.each([0, 3])("a run with fewer batches than are usually left out, %d workers", (numWorkers) => {
  it.each([1, 2, 4, 16])("%d batches have a rate and a busy share", (batches) => {
    const totals = runOf(batches, numWorkers);
    expect(totals.batches).toBe(batches);
    expect(totals.samplesPerSecond).toBeGreaterThan(0);
    expect(totals.batchesPerSecond).toBeGreaterThan(0);
    expect(totals.gpuBusyFraction).toBeGreaterThan(0);
    expect(totals.gpuBusyFraction).toBeLessThanOrEqual(1);
  });

  it("leaves out no more than half of a short run, and the usual number of a long one", () => {
    expect(runOf(8, numWorkers).samplesPerSecond).not.toBe(runOf(8, numWorkers).samplesPerSecondOverall);
    expect(runOf(300, numWorkers).samplesPerSecond).toBeGreaterThan(0);
  });
});
