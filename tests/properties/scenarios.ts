import fc from "fast-check";
import { type Cost, defaultMachine, fixed, loaderFrom, type Scenario } from "@/lib/sim";

const ms = (max: number): fc.Arbitrary<number> => fc.double({ min: 0, max, noNaN: true });

function costUpTo(max: number): fc.Arbitrary<Cost> {
  return fc.oneof(
    ms(max).map(fixed),
    fc.record({
      kind: fc.constant("lognormal" as const),
      meanMs: ms(max),
      sigma: fc.double({ min: 0, max: 1.5, noNaN: true }),
    }),
    fc.record({
      kind: fc.constant("measured" as const),
      drawsMs: fc.array(ms(max), { minLength: 1, maxLength: 9 }),
    }),
  );
}

const loader = fc
  .record({
    batchSize: fc.integer({ min: 1, max: 6 }),
    numWorkers: fc.oneof(
      { weight: 1, arbitrary: fc.constant(0) },
      { weight: 4, arbitrary: fc.integer({ min: 1, max: 7 }) },
    ),
    prefetchFactor: fc.integer({ min: 1, max: 4 }),
    dropLast: fc.boolean(),
    pinMemory: fc.boolean(),
    persistentWorkers: fc.boolean(),
    inOrder: fc.boolean(),
    startMethod: fc.constantFrom("fork", "spawn", "forkserver"),
  })
  .map(loaderFrom);

/** Of a dataset that is sent to new workers: what a pipe holds, or more than that. */
const pickledBytes = fc.constantFrom(10_000, 100_000, 1_000_000);

const workload = fc.record({
  dataset: fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record(
        {
          kind: fc.constant("map" as const),
          samples: fc.integer({ min: 6, max: 90 }),
          reads: fc.constantFrom("perSample" as const, "perBatch" as const),
          pickledBytes,
        },
        { requiredKeys: ["kind", "samples", "reads"] },
      ),
    },
    {
      weight: 2,
      arbitrary: fc.record(
        {
          kind: fc.constant("iterable" as const),
          shardSamples: fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 8 }),
          split: fc.constantFrom("byWorker" as const, "none" as const),
          pickledBytes,
        },
        { requiredKeys: ["kind", "shardSamples", "split"] },
      ),
    },
  ),
  sample: fc.record({
    waitMs: fc.oneof(fc.constant(fixed(0)), costUpTo(8)),
    cpuMs: costUpTo(8),
    storageBytes: fc.constantFrom(0, 100_000),
    holdsInterpreterLock: fc.boolean(),
    libraryThreads: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 4 })),
  }),
  collate: fc.record({ inWorkerMs: ms(4), inMainMs: ms(4) }),
  payload: fc.oneof(
    fc.record({
      kind: fc.constant("tensors" as const),
      tensors: fc.integer({ min: 1, max: 4 }),
      bytes: fc.integer({ min: 0, max: 20_000_000 }),
      sharedBy: fc.constantFrom("collate" as const, "feeder" as const),
    }),
    fc.record({ kind: fc.constant("byValue" as const), bytes: fc.integer({ min: 0, max: 2_000_000 }) }),
  ),
});

const training = fc.record({
  stepMs: costUpTo(30),
  epochs: fc.integer({ min: 1, max: 3 }),
  ranks: fc.constant(1),
  breakAfterBatches: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, fc.integer({ min: 1, max: 6 })),
  readsLoss: fc.boolean(),
  copy: fc.oneof(
    fc.constant(null),
    fc.record({ nonBlocking: fc.boolean(), stream: fc.constantFrom("default" as const, "side" as const) }),
  ),
  hostMs: fc.oneof(fc.constant(0), ms(3)),
  excludedBatches: fc.integer({ min: 0, max: 8 }),
});

const machine = fc.record({
  cores: fc.integer({ min: 1, max: 8 }),
  storage: fc.record({
    latencyMs: ms(2),
    requestsPerSecond: fc.oneof(fc.constant(null), fc.double({ min: 200, max: 1e5, noNaN: true })),
    bytesPerSecond: fc.oneof(fc.constant(null), fc.double({ min: 1e7, max: 1e10, noNaN: true })),
  }),
});

/** Any scenario for which the simulator has to hold its promises. */
export const scenarios: fc.Arbitrary<Scenario> = fc
  .record({ seed: fc.nat(), workload, loader, training, machine })
  .map(({ machine: drawn, ...rest }) => ({ ...rest, machine: { ...defaultMachine, ...drawn } }));
