import { describe, expect, test } from "vitest";
import { defaultLoaderWish, defaultScenario, fixed, loaderFrom, type Result, simulate } from "@/lib/sim";

/** A loop that is left after one batch, while every worker is in the middle of a sample of that many seconds. */
function left(sampleS: number, numWorkers: number, epochs = 1): Result {
  const { workload, training, machine } = defaultScenario;
  return simulate(
    {
      ...defaultScenario,
      workload: {
        ...workload,
        dataset: { kind: "map", samples: 100, reads: "perSample" },
        sample: { ...workload.sample, waitMs: fixed(1000 * sampleS), storageBytes: 0 },
      },
      loader: loaderFrom({ ...defaultLoaderWish, numWorkers, batchSize: 1 }),
      training: { ...training, epochs, breakAfterBatches: 1 },
      machine: { ...machine, cores: numWorkers + 1 },
    },
    "signals",
  );
}

describe("a worker that does not leave", () => {
  test("one sample of 12 s: leaving the loop takes 5.0 s, as measured with torch 2.13", () => {
    expect(left(12, 1).totals.lastShutdownMs / 1000).toBeCloseTo(5, 1);
  });

  test("each worker is waited for that long, one after the other", () => {
    expect(left(60, 3).totals.lastShutdownMs / 1000).toBeCloseTo(15, 1);
  });

  test("a shorter sample is waited for to its end", () => {
    expect(left(3, 2).totals.lastShutdownMs / 1000).toBeCloseTo(3, 1);
  });

  test("the next epoch begins with new workers", () => {
    const { batches, totals } = left(12, 2, 2);
    expect(totals.batches).toBe(2);
    expect(batches.loadStartMs[1]).toBeGreaterThan(batches.nextReturnMs[0] ?? Infinity);
  });
});
