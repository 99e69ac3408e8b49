import { describe, expect, it } from "vitest";
import { rowOf } from "@/lib/advice";
import { lifeOf } from "@/lib/life";
import { PRESETS } from "@/lib/presets";
import { toScenario, type Wish } from "@/lib/scenario-store";
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

/** A loop that never reads the loss, with pinned copies that nobody waits for: the GPU has a queue of its own. */
function withoutReading(wish: Wish): Wish {
  const { loader, training } = wish;
  return {
    ...wish,
    loader: { ...loader, numWorkers: 8, pinMemory: true },
    training: {
      ...training,
      readsLoss: false,
      copy: training.copy === null ? null : { ...training.copy, nonBlocking: true },
    },
  };
}

describe("what a life says of others", () => {
  const runs = PRESETS.flatMap(({ wish }) => [
    ...[2, 4].map((numWorkers) => ({ ...wish, loader: { ...wish.loader, numWorkers } })),
    withoutReading(wish),
  ]).map((wish) => simulate(toScenario(wish), "signals"));
  const stretches = runs.flatMap((result) =>
    [...result.batches.batch].flatMap((batch) =>
      (lifeOf(result, batch)?.stretches ?? []).map((stretch) => ({ result, batch, stretch })),
    ),
  );
  const saying = (words: RegExp) =>
    stretches.flatMap((told) => {
      const found = words.exec(told.stretch.reason);
      return found === null ? [] : [{ ...told, found }];
    });

  it("names a batch that keeps a worker busy only while that worker has it in hand", () => {
    const named = saying(/^worker (\d+) is busy with batch (\d+)$/);
    expect(named.length).toBeGreaterThan(100);
    for (const { result, stretch, found } of named) {
      const row = rowOf(result.batches, Number(found[2]));
      expect(result.batches.worker[row]).toBe(Number(found[1]));
      expect(result.batches.collateEndMs[row]).toBeGreaterThanOrEqual(stretch.endMs);
    }
  });

  it("has an index on its way only to a worker that has nothing in hand", () => {
    const underway = saying(/^its index is on its way to worker (\d+)$/);
    expect(underway.length).toBeGreaterThan(100);
    for (const { result, stretch, found } of underway) {
      const { worker, loadStartMs, collateEndMs } = result.batches;
      const busy = [...worker.keys()].filter(
        (row) =>
          worker[row] === Number(found[1]) &&
          (loadStartMs[row] ?? 0) < stretch.endMs - 1e-6 &&
          (collateEndMs[row] ?? 0) > stretch.startMs + 1e-6,
      );
      expect(busy).toEqual([]);
    }
  });

  it("blames the GPU's earlier work only where that ends as the wait does", () => {
    const waits = saying(/earlier step|queued before it/);
    expect(waits.length).toBeGreaterThan(20);
    for (const { result, batch, stretch } of waits) {
      const before = rowOf(result.batches, batch) - 1;
      const ends = [result.batches.stepEndMs[before] ?? -1, result.batches.copyEndMs[before] ?? -1];
      expect(ends.some((ms) => Math.abs(ms - stretch.endMs) < 1e-6)).toBe(true);
    }
  });
});
