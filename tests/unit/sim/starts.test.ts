import { describe, expect, it } from "vitest";
import { explainMoment } from "@/lib/advice";
import { lifeOf } from "@/lib/life";
import { defaultLoaderWish, defaultScenario, loaderFrom, simulate, type StartMethod } from "@/lib/sim";

const run = (startMethod: StartMethod, persistentWorkers = false) =>
  simulate(
    {
      ...defaultScenario,
      loader: loaderFrom({ ...defaultLoaderWish, numWorkers: 3, startMethod, persistentWorkers }),
      training: { ...defaultScenario.training, epochs: 2 },
    },
    "signals",
  );

describe.each(["fork", "spawn"] as const)("the starts of workers by %s", (startMethod) => {
  const { starts, batches, totals } = run(startMethod);

  it("come one after another, in every epoch, before any index is sent", () => {
    expect(starts.map(({ worker }) => worker)).toEqual([0, 1, 2, 0, 1, 2]);
    starts.slice(0, 3).forEach(({ callMs, bornMs }, index) => {
      expect(callMs).toBe(starts[index - 1]?.bornMs ?? 0);
      expect(bornMs).toBeGreaterThan(callMs);
      expect(bornMs).toBeLessThanOrEqual(batches.sentMs[0] ?? 0);
    });
    expect(starts[2]?.bornMs).toBeLessThanOrEqual(totals.iteratorMs);
  });

  it("are over before the worker loads its first batch", () => {
    for (const { worker, bornMs, readyMs } of starts.slice(0, 3)) {
      expect(readyMs).toBeGreaterThan(bornMs);
      expect(batches.loadStartMs[batches.worker.indexOf(worker)]).toBeGreaterThanOrEqual(readyMs);
    }
  });
});

it("persistent workers start once", () => {
  expect(run("fork", true).starts).toHaveLength(3);
});

it("a run without workers starts none", () => {
  const alone = { ...defaultScenario, loader: loaderFrom({ ...defaultLoaderWish, numWorkers: 0 }) };
  expect(simulate(alone, "signals").starts).toEqual([]);
});

describe("a start in words", () => {
  const spawned = run("spawn");
  const [first] = spawned.starts;
  const startingMs = (spawned.batches.sentMs[0] ?? 0) + 100;

  it("is what the GPU waits for", () => {
    expect(first?.readyMs).toBeGreaterThan(startingMs);
    expect(explainMoment(spawned, startingMs)).toBe(
      "The GPU waits for batch 0: worker 0 is still starting up.",
    );
  });

  it("is what the first batch waits for, in every epoch", () => {
    const firstOfSecond = spawned.batches.count / 2;
    for (const batch of [0, firstOfSecond]) {
      expect(lifeOf(spawned, batch)?.stretches[0]?.reason).toBe("worker 0 is still starting up");
    }
  });

  it("is told from the end of the workers of the epoch before, and from no start at all", () => {
    const again = spawned.starts[3];
    expect(explainMoment(spawned, (again?.callMs ?? 0) - 1)).toContain("waits for its workers to end");
    expect(explainMoment(spawned, (again?.callMs ?? 0) + 1)).toContain("the workers are being started");
    const kept = run("spawn", true);
    const endMs = kept.batches.stepEndMs[kept.batches.count / 2 - 1] ?? 0;
    expect(explainMoment(kept, endMs + 0.1)).not.toContain("started");
  });
});
