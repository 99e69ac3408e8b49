import { describe, expect, it } from "vitest";
import {
  defaultLoaderWish,
  defaultScenario,
  fixed,
  type LoaderWish,
  loaderFrom,
  type Scenario,
  simulate,
} from "@/lib/sim";
import { datasetOf, type Footprint, footprintOf, memoryOf } from "@/lib/sim/memory";

const BYTES = 2 ** 20;

/** Batches of 1 MiB that cost little, and a loop that takes its time. */
function slowLoop(loader: Partial<LoaderWish>, batches = 40): Scenario {
  const wish = { ...defaultLoaderWish, batchSize: 4, ...loader };
  return {
    ...defaultScenario,
    workload: {
      ...defaultScenario.workload,
      dataset: { kind: "map", samples: batches * wish.batchSize, reads: "perSample" },
      sample: { ...defaultScenario.workload.sample, cpuMs: fixed(1), storageBytes: 0 },
      collate: { inWorkerMs: 1, inMainMs: 1 },
      payload: { kind: "tensors", tensors: 2, bytes: BYTES, sharedBy: "collate" },
    },
    loader: loaderFrom(wish),
    training: { ...defaultScenario.training, stepMs: fixed(100) },
  };
}

function timelineOf(scenario: Scenario, change: Partial<Footprint> = {}) {
  return memoryOf([
    { result: simulate(scenario, "signals"), footprint: { ...footprintOf(scenario), ...change } },
  ]);
}

const most = (column: Float64Array) => column.reduce((peak, value) => Math.max(peak, value), 0);

describe("what statvfs of /dev/shm showed with torch 2.13", () => {
  it.each([
    [1, 1],
    [1, 2],
    [1, 4],
    [2, 1],
    [2, 2],
    [2, 4],
  ])(
    "%i workers, prefetch_factor %i: the product before the first next(), one or two more while they are held",
    (numWorkers, prefetchFactor) => {
      const scenario = slowLoop({ numWorkers, prefetchFactor });
      const product = numWorkers * prefetchFactor;
      const result = simulate(scenario, "signals");
      const held = (batchesHeld: number) => timelineOf(scenario, { batchesHeld }).peaks.shm.value / BYTES;
      const { shmBytes, timesMs } = timelineOf(scenario);
      const before = shmBytes.filter((_, row) => (timesMs[row] ?? 0) < (result.batches.deliveredMs[0] ?? 0));
      expect(most(before) / BYTES).toBeLessThanOrEqual(product);
      expect(held(1)).toBe(product + 1);
      expect(held(2)).toBe(product + 2);
    },
  );
});

describe("what smaps_rollup showed of one forked worker with torch 2.13, in MB of its own", () => {
  const read = (kind: Parameters<typeof datasetOf>[0], items: number) => {
    const timeline = timelineOf(slowLoop({ numWorkers: 1 }, 100), { dataset: datasetOf(kind, items) });
    return most(timeline.processes.workers.ussBytes) / 1e6;
  };
  const own = 4 * (BYTES / 4 / 1e6) + BYTES / 1e6;

  it("a list of 1.5 million paths ends at 148", () => {
    expect(read("pathList", 1_500_000)).toBeGreaterThan(145);
    expect(read("pathList", 1_500_000)).toBeLessThan(151 + own);
  });

  it("400,000 dicts end at 151", () => {
    expect(read("pythonObjects", 400_000)).toBeGreaterThan(147);
    expect(read("pythonObjects", 400_000)).toBeLessThan(154 + own);
  });

  it.each(["packedBytes", "array", "tensor"] as const)("%s stays at 10", (kind) => {
    expect(read(kind, 600_000)).toBeGreaterThanOrEqual(10);
    expect(read(kind, 600_000)).toBeLessThanOrEqual(10 + own);
  });
});

describe("spawned workers", () => {
  const bytes = 400 * 600_000;

  it("have a copy each of an array, and of a tensor none: it moves to /dev/shm once", () => {
    const scenario = slowLoop({ numWorkers: 3, startMethod: "spawn" });
    const array = timelineOf(scenario, { dataset: datasetOf("array", 600_000) });
    const tensor = timelineOf(scenario, { dataset: datasetOf("tensor", 600_000) });
    expect(most(array.holders.datasetCopies)).toBe(3 * bytes);
    expect(most(array.shmDatasetBytes)).toBe(0);
    expect(most(tensor.holders.datasetCopies)).toBe(0);
    expect(most(tensor.shmDatasetBytes)).toBe(bytes);
  });
});

describe("pinned memory", () => {
  it("rounds a batch of 18.375 MiB up to 32 MiB and keeps what it has had", () => {
    const scenario = slowLoop({ numWorkers: 2, pinMemory: true });
    const batch = 32 * 3 * 224 * 224 * 4;
    const timeline = timelineOf({
      ...scenario,
      workload: {
        ...scenario.workload,
        payload: { kind: "tensors", tensors: 1, bytes: batch, sharedBy: "collate" },
      },
    });
    expect(timeline.peaks.pinned.value % (32 * 2 ** 20)).toBe(0);
    expect(timeline.pinnedBytes.at(-1)).toBe(timeline.peaks.pinned.value);
    expect(most(timeline.descriptors)).toBeLessThanOrEqual(1);
  });
});

describe("two loaders", () => {
  it("count together while both are alive, and the libraries once", () => {
    const scenario = slowLoop({ numWorkers: 2, persistentWorkers: true });
    const result = simulate(scenario, "signals");
    const footprint = footprintOf(scenario);
    const alone = memoryOf([{ result, footprint }]);
    const both = memoryOf([
      { result, footprint },
      { result, footprint, startMs: result.totals.wallMs },
    ]);
    expect(both.endMs).toBe(2 * alone.endMs);
    expect(most(both.workersAlive)).toBe(4);
    expect(both.peaks.shm.value).toBe(alone.peaks.shm.value);
    expect(most(both.holders.interpreters) - most(alone.holders.interpreters)).toBe(
      2 * footprint.interpreter.forkedBytes,
    );
  });

  it("leave nothing behind where workers do not stay", () => {
    const scenario = slowLoop({ numWorkers: 2 });
    const result = simulate(scenario, "signals");
    const footprint = footprintOf(scenario);
    const both = memoryOf([
      { result, footprint },
      { result, footprint, startMs: result.totals.wallMs },
    ]);
    expect(most(both.workersAlive)).toBe(2);
  });
});

describe("a batch on its way from a worker to the main process", () => {
  it("is in /dev/shm and in no process’s PSS", () => {
    const timeline = timelineOf(slowLoop({ numWorkers: 4, prefetchFactor: 4 }));
    expect(most(timeline.unmappedBytes)).toBeGreaterThanOrEqual(BYTES);
  });
});
