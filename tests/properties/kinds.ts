import { hasWorkers, type Scenario, threadsOf } from "@/lib/sim";
import { PIPE_BYTES } from "@/lib/sim/pipe";
import { batchesOf, shardsOf } from "@/lib/sim/model/shards";

/** Batches that an epoch of the scenario has, an early break apart. */
export function batchesPerEpoch({ workload, loader }: Scenario): number {
  const { dataset } = workload;
  const shards =
    dataset.kind === "map" ? [{ first: 0, samples: dataset.samples }] : shardsOf(dataset, loader);
  return shards.reduce((sum, shard) => sum + batchesOf(shard, loader), 0);
}

/** Batches that are delivered in an epoch. */
export function deliveredPerEpoch(scenario: Scenario): number {
  return Math.min(batchesPerEpoch(scenario), scenario.training.breakAfterBatches ?? Infinity);
}

/** Indices that may be in flight. */
export function creditsOf({ loader }: Scenario): number {
  return hasWorkers(loader) ? loader.numWorkers * loader.prefetchFactor : 0;
}

/** Kinds of scenarios that a run of the properties has to meet often enough. */
export const KINDS: Readonly<Record<string, (scenario: Scenario) => boolean>> = {
  "no workers": ({ loader }) => !hasWorkers(loader),
  "oversubscribed cores": ({ loader, machine }) =>
    hasWorkers(loader) && loader.numWorkers + 1 > machine.cores,
  "by value": ({ workload }) => workload.payload.kind === "byValue",
  pinned: ({ loader }) => loader.pinMemory,
  "arrival order": ({ loader }) => hasWorkers(loader) && !loader.inOrder,
  "uneven iterable": ({ workload, loader }) => {
    if (workload.dataset.kind !== "iterable" || !hasWorkers(loader) || loader.numWorkers < 2) return false;
    const counts = shardsOf(workload.dataset, loader).map((shard) => batchesOf(shard, loader));
    return new Set(counts).size > 1;
  },
  "persistent over two epochs": ({ loader, training }) =>
    hasWorkers(loader) && loader.persistentWorkers && training.epochs > 1,
  "library threads": ({ workload }) => threadsOf(workload.sample) > 1,
  "dataset that fills a pipe": ({ workload, loader }) =>
    hasWorkers(loader) && loader.startMethod !== "fork" && (workload.dataset.pickledBytes ?? 0) > PIPE_BYTES,
  "early break": ({ training }) => training.breakAfterBatches !== null,
};
