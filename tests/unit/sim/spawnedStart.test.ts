import { describe, expect, test } from "vitest";
import { defaultLoaderWish, defaultScenario, loaderFrom, simulate, type StartMethod } from "@/lib/sim";

const { startMs, spawnedBootMs } = defaultScenario.machine.costs.lifecycle;
/** What `iter()` takes besides starting workers, at most. */
const REST_MS = 20;

function iteratorMs(startMethod: StartMethod, numWorkers: number, pickledBytes: number): number {
  const { workload, machine } = defaultScenario;
  return simulate(
    {
      ...defaultScenario,
      workload: { ...workload, dataset: { kind: "map", samples: 640, reads: "perSample", pickledBytes } },
      loader: loaderFrom({ ...defaultLoaderWish, numWorkers, startMethod }),
      machine: { ...machine, cores: numWorkers + 1 },
    },
    "totals",
  ).totals.iteratorMs;
}

describe("a dataset on its way to spawned workers", () => {
  test("what fits the pipe keeps nobody: workers import torch side by side", () => {
    const ms = iteratorMs("spawn", 8, 65_536);
    expect(ms).toBeGreaterThanOrEqual(8 * startMs);
    expect(ms).toBeLessThan(8 * startMs + REST_MS);
  });

  test.each(["spawn", "forkserver"] as const)(
    "what does not fit keeps iter() until each worker has imported torch: %s",
    (method) => {
      const ms = iteratorMs(method, 8, 65_537);
      expect(ms).toBeGreaterThanOrEqual(8 * (startMs + spawnedBootMs));
      expect(ms).toBeLessThan(8 * (startMs + spawnedBootMs) + REST_MS);
    },
  );

  test("forked workers inherit it", () => {
    expect(iteratorMs("fork", 8, 1e9)).toBe(iteratorMs("fork", 8, 0));
  });

  test("a NumPy array of 400 MB, two workers: 4 to 5 s in iter(), as measured with torch 2.13", () => {
    const seconds = iteratorMs("spawn", 2, 400e6) / 1000;
    expect(seconds).toBeGreaterThanOrEqual(4);
    expect(seconds).toBeLessThanOrEqual(5);
  });
});
