import fc from "fast-check";
import { PRESETS } from "@/lib/presets";
import type { Wish } from "@/lib/scenario-store";
import { costOf } from "@/lib/settings";
import { type Origin, type Selection, type Shared, SPEEDS_MS_PER_SECOND, type View } from "@/lib/share";
import type { Cost, DeviceCopy, MachineCosts, Storage, Workload } from "@/lib/sim";
import { RECORDED_MACHINE_COSTS } from "@/lib/sim";

const upTo = (max: number): fc.Arbitrary<number> => fc.double({ min: 0, max, noNaN: true }).map((n) => n + 0);
const above = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

function cost(maxMs: number): fc.Arbitrary<Cost> {
  return fc.oneof(
    fc.tuple(upTo(maxMs), upTo(3)).map(([meanMs, sigma]) => costOf(meanMs, sigma)),
    upTo(maxMs).map((ms) => costOf(ms, 0)),
    fc
      .array(upTo(maxMs), { minLength: 1, maxLength: 30 })
      .map((drawsMs): Cost => ({ kind: "measured", drawsMs })),
  );
}

const payload: fc.Arbitrary<Workload["payload"]> = fc.oneof(
  fc.record({
    kind: fc.constant("tensors" as const),
    tensors: fc.integer({ min: 1, max: 8 }),
    bytes: upTo(1e8),
    sharedBy: fc.constantFrom("collate" as const, "feeder" as const),
  }),
  fc.record({ kind: fc.constant("byValue" as const), bytes: upTo(1e7) }),
);

function dataset(batchSize: number): fc.Arbitrary<Workload["dataset"]> {
  const pickledBytes = upTo(1e9);
  return fc.oneof(
    fc.record(
      {
        kind: fc.constant("map" as const),
        samples: fc.integer({ min: batchSize, max: 8 * batchSize }),
        reads: fc.constantFrom("perSample" as const, "perBatch" as const),
        pickledBytes,
      },
      { requiredKeys: ["kind", "samples", "reads"] },
    ),
    fc.record(
      {
        kind: fc.constant("iterable" as const),
        shardSamples: fc.array(fc.integer({ min: batchSize, max: 2 * batchSize }), {
          minLength: 1,
          maxLength: 3,
        }),
        split: fc.constantFrom("byWorker" as const, "none" as const),
        pickledBytes,
      },
      { requiredKeys: ["kind", "shardSamples", "split"] },
    ),
  );
}

const storage: fc.Arbitrary<Storage> = fc.record({
  latencyMs: upTo(500),
  requestsPerSecond: fc.option(above(1, 1e6)),
  bytesPerSecond: fc.option(above(1e3, 1e10)),
});

const copy: fc.Arbitrary<DeviceCopy | null> = fc.option(
  fc.record({
    nonBlocking: fc.boolean(),
    stream: fc.constantFrom("default" as const, "side" as const),
  }),
);

const costs: fc.Arbitrary<MachineCosts> = fc.oneof(
  fc.constant(RECORDED_MACHINE_COSTS),
  fc.tuple(above(0.5, 10), upTo(5)).map(([sliceMs, feedMs]) => ({
    ...RECORDED_MACHINE_COSTS,
    scheduling: { ...RECORDED_MACHINE_COSTS.scheduling, sliceMs },
    handOver: { ...RECORDED_MACHINE_COSTS.handOver, feedMs },
  })),
);

/** Any wish that a link can carry and a browser can compute. */
export const wishes: fc.Arbitrary<Wish> = fc.integer({ min: 1, max: 64 }).chain((batchSize) =>
  fc.record({
    seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
    workload: fc.record({
      dataset: dataset(batchSize),
      sample: fc.record({
        waitMs: cost(100),
        cpuMs: cost(20),
        storageBytes: upTo(1e6),
        holdsInterpreterLock: fc.boolean(),
        libraryThreads: fc.integer({ min: 1, max: 8 }),
      }),
      collate: fc.record({ inWorkerMs: upTo(50), inMainMs: upTo(50) }),
      payload,
    }),
    loader: fc.record({
      batchSize: fc.constant(batchSize),
      numWorkers: fc.integer({ min: 0, max: 6 }),
      prefetchFactor: fc.integer({ min: 1, max: 4 }),
      dropLast: fc.boolean(),
      pinMemory: fc.boolean(),
      persistentWorkers: fc.boolean(),
      inOrder: fc.boolean(),
      startMethod: fc.constantFrom("fork" as const, "spawn" as const, "forkserver" as const),
    }),
    training: fc.record({
      stepMs: cost(500),
      epochs: fc.integer({ min: 1, max: 2 }),
      ranks: fc.integer({ min: 1, max: 4 }),
      breakAfterBatches: fc.option(fc.integer({ min: 1, max: 100 })),
      readsLoss: fc.boolean(),
      copy,
      hostMs: upTo(20),
      excludedBatches: fc.integer({ min: 0, max: 50 }),
    }),
    machine: fc.record({
      cores: fc.integer({ min: 1, max: 32 }),
      ramBytes: above(1, 1e12),
      shmBytes: upTo(1e12),
      storage,
      link: fc.record({ pinnedBytesPerSecond: above(1e6, 1e11), pageableBytesPerSecond: above(1e6, 1e11) }),
      costs,
    }),
  }),
);

const origins: fc.Arbitrary<Origin> = fc.record({
  preset: fc.constantFrom(...PRESETS.map(({ id }) => id)),
  wish: wishes,
});

const zoom = fc
  .tuple(upTo(1e6), above(1, 1e6))
  .map(([fromMs, lengthMs]) => ({ fromMs, toMs: fromMs + lengthMs }));

const selection: fc.Arbitrary<Selection> = fc.oneof(
  fc.record({ kind: fc.constant("batch" as const), batch: fc.nat({ max: 1e9 }) }),
  fc.record({ kind: fc.constant("gap" as const), atMs: upTo(1e6) }),
);

const views: fc.Arbitrary<View> = fc.record({
  atMs: fc.option(upTo(1e6)),
  zoom: fc.option(zoom),
  selection: fc.option(selection),
  msPerSecond: fc.option(fc.constantFrom(...SPEEDS_MS_PER_SECOND)),
  pinned: fc.option(origins),
});

/** Anything that a link can say. */
export const shares: fc.Arbitrary<Shared> = fc
  .tuple(origins, views)
  .map(([origin, view]) => ({ ...origin, view }));
