import { describe, expect, it } from "vitest";
import { lifeOf } from "@/lib/life";
import { defaultLoaderWish, defaultScenario, loaderFrom, simulate } from "@/lib/sim";

const run = (numWorkers: number, cpuSigma = 0.15) =>
  simulate(
    {
      ...defaultScenario,
      workload: {
        ...defaultScenario.workload,
        sample: {
          ...defaultScenario.workload.sample,
          cpuMs: { kind: "lognormal", meanMs: 4, sigma: cpuSigma },
        },
      },
      loader: loaderFrom({ ...defaultLoaderWish, numWorkers }),
    },
    "full",
  );

describe.each([0, 1, 3])("the life of a batch with %d workers", (numWorkers) => {
  const result = run(numWorkers);

  it("has no holes and no overlaps that can be seen", () => {
    for (const batch of [0, 7, 40]) {
      const stretches = lifeOf(result, batch)?.stretches ?? [];
      expect(stretches.length).toBeGreaterThan(3);
      stretches.slice(1).forEach(({ startMs }, index) => {
        expect(Math.abs(startMs - (stretches[index]?.endMs ?? 0))).toBeLessThan(0.06);
      });
    }
  });

  it("ends with its step", () => {
    const life = lifeOf(result, 7);
    expect(life?.stretches.at(-1)).toMatchObject({ look: "step", endMs: result.batches.stepEndMs[7] });
  });
});

describe("who waits for a batch", () => {
  const uneven = run(4, 1.5);

  it("names the finished batches that a slow one holds back, and every one of them was finished before it", () => {
    const slow = [...uneven.batches.batch]
      .map((batch) => lifeOf(uneven, batch))
      .find((life) => (life?.heldBack.length ?? 0) >= 3);
    expect(slow).toBeDefined();
    const readyMs = uneven.batches.readyMs[slow?.batch ?? 0] ?? 0;
    slow?.heldBack.forEach((held) => {
      expect(held).toBeGreaterThan(slow.batch);
      expect(uneven.batches.readyMs[held]).toBeLessThan(readyMs);
    });
  });

  it("says how long the GPU waited", () => {
    const gap = uneven.gaps.find(({ batch, startMs }) => batch > 0 && startMs > 0);
    expect(lifeOf(uneven, gap?.batch ?? -1)?.gpuWaitedMs).toBe((gap?.endMs ?? 0) - (gap?.startMs ?? 0));
  });

  it("knows no batch that the run does not have", () => {
    expect(lifeOf(uneven, 1e6)).toBeUndefined();
  });
});
