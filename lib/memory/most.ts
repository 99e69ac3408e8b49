import { toScenario, type Wish } from "@/lib/scenario-store";
import { type AtMost, atMost, type DatasetFootprint, type Footprint, footprintOf } from "@/lib/sim/memory";
import { memoryWishOf, withMemory } from "./memoryWish";

/** Samples of a validation pass, as a share of those of the epoch that is shown. */
export const VALIDATION_SHARE = 0.1;

/** The most that a wish can come to need, whatever the timing. */
export function mostOf(wish: Wish): AtMost {
  const most = atMost(toScenario(wish), footprintFor(wish));
  const other = besides(wish);
  return { ramBytes: most.ramBytes + other.ramBytes, shmBytes: most.shmBytes + other.shmBytes };
}

/** What a validation loader leaves behind: its dataset, and its workers where they stay. */
export function besides(wish: Wish): AtMost {
  if (!memoryWishOf(wish).validates) return { ramBytes: 0, shmBytes: 0 };
  const { persistentWorkers } = wish.loader;
  const footprint = validationFootprint(footprintFor(wish));
  const idle = toScenario({
    ...wish,
    loader: { ...wish.loader, numWorkers: persistentWorkers ? wish.loader.numWorkers : 0 },
  });
  const still = { ...footprint, rawBytesPerSample: 0 };
  const { payload } = idle.workload;
  const none = { ...idle, workload: { ...idle.workload, payload: { ...payload, bytes: 0 } } };
  const { ramBytes, shmBytes } = atMost(none, still);
  const { sharedBytes, mainBytes } = footprint.interpreter;
  return { ramBytes: ramBytes - sharedBytes - wish.training.ranks * mainBytes, shmBytes };
}

/** The wish with no dataset where nobody has said anything of one: what it takes, its reader knows. */
export function withKnownData(wish: Wish): Wish {
  return wish.memory === undefined ? withMemory(wish, { items: 0 }) : wish;
}

/** What a wish says of memory besides its timing. */
export function footprintFor(wish: Wish): Footprint {
  const { datasetKind, items, bytesPerItem, batchesHeld } = memoryWishOf(wish);
  const dataset: DatasetFootprint = {
    kind: datasetKind,
    items,
    bytes: items * bytesPerItem,
    order: "shuffled",
    passes: 1,
  };
  return { ...footprintOf(toScenario(wish)), dataset, batchesHeld };
}

/** The same of its validation loader, whose dataset is a part as large. */
export function validationFootprint(footprint: Footprint): Footprint {
  const { dataset } = footprint;
  if (dataset.items === 0) return { ...footprint, batchesHeld: 1 };
  const items = Math.max(1, Math.round(VALIDATION_SHARE * dataset.items));
  return {
    ...footprint,
    batchesHeld: 1,
    dataset: { ...dataset, items, bytes: (dataset.bytes * items) / dataset.items, order: "sequential" },
  };
}
