import { expect, test } from "vitest";
import { defaultLoaderWish, defaultScenario, fixed, loaderFrom, simulate } from "@/lib/sim";

const BATCHES = 20;
const MIDDLE = 8;

/** What `next()` takes in the middle of a run over batches of that many samples, each of which costs nothing else. */
function nextMs(batchSize: number, numWorkers: number): number {
  const { workload, training, machine } = defaultScenario;
  const { batches } = simulate(
    {
      ...defaultScenario,
      workload: {
        dataset: { kind: "map", samples: BATCHES * batchSize, reads: "perSample" },
        sample: { ...workload.sample, cpuMs: fixed(0), storageBytes: 0 },
        collate: { inWorkerMs: 0, inMainMs: 0 },
        payload: { kind: "tensors", tensors: 1, bytes: 0, sharedBy: "collate" },
      },
      loader: loaderFrom({ ...defaultLoaderWish, numWorkers, batchSize }),
      training: { ...training, copy: null, stepMs: fixed(20), excludedBatches: 10 },
      machine: {
        ...machine,
        costs: { ...machine.costs, scheduling: { ...machine.costs.scheduling, coldMs: 0 } },
      },
    },
    "signals",
  );
  return (batches.nextReturnMs[MIDDLE] ?? 0) - (batches.nextCallMs[MIDDLE] ?? 0);
}

const { drawIndexMs } = defaultScenario.machine.costs.handOver;

test.each([0, 1])("the main process draws the indices of every batch itself, %d workers", (numWorkers) => {
  const extraMs = nextMs(50_001, numWorkers) - nextMs(1, numWorkers);
  expect(extraMs / 50_000 / drawIndexMs).toBeCloseTo(1, 1);
});
