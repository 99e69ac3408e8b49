import { formatBytes, GIB, KIB } from "@/lib/format/bytes";
import { formatCount } from "@/lib/format/number";
import type { Setting } from "@/lib/settings";
import { plural } from "@/lib/words/plural";
import { memoryWishOf, withMemory } from "../memoryWish";

const MEGA = 1e6;

/** What a sample weighs once it is collated. Collating takes time in proportion. */
export const sampleBytes: Setting = {
  name: "sample",
  label: "bytes of a collated sample",
  min: 1,
  max: 2048,
  step: 1,
  unit: "KiB",
  get: ({ workload, loader }) => tidy(workload.payload.bytes / loader.batchSize / KIB),
  set: (wish, value) => {
    const { payload, collate } = wish.workload;
    const bytes = value * KIB * wish.loader.batchSize;
    const factor = payload.bytes === 0 ? 1 : bytes / payload.bytes;
    return {
      ...wish,
      workload: {
        ...wish.workload,
        payload: { ...payload, bytes },
        collate: {
          inWorkerMs: tidy(collate.inWorkerMs * factor),
          inMainMs: tidy(collate.inMainMs * factor),
        },
      },
    };
  },
  describe: ({ workload, loader }) =>
    `${formatBytes(workload.payload.bytes / loader.batchSize)} per sample, ${formatBytes(workload.payload.bytes)} per batch`,
};

/** How many items the dataset object has. */
export const items: Setting = {
  name: "items",
  label: "of the dataset object, in millions",
  min: 0,
  max: 20,
  step: 0.1,
  unit: "M",
  get: (wish) => Number((memoryWishOf(wish).items / MEGA).toFixed(3)),
  set: (wish, value) => withMemory(wish, { items: Math.round(value * MEGA) }),
  describe: (wish) => {
    const { items: count, bytesPerItem } = memoryWishOf(wish);
    return `${formatCount(count)} items, ${formatBytes(count * bytesPerItem)} in all`;
  },
};

/** What one of them takes. */
export const bytesPerItem: Setting = {
  name: "bytes per item",
  label: "as it lies in memory",
  min: 0,
  max: 2000,
  step: 10,
  unit: "",
  get: (wish) => memoryWishOf(wish).bytesPerItem,
  set: (wish, value) => withMemory(wish, { bytesPerItem: value }),
  describe: (wish) => `${formatBytes(memoryWishOf(wish).bytesPerItem)} per item`,
};

/** How many batches the loop keeps. */
export const batchesHeld: Setting = {
  name: "batches kept",
  label: "by the loop; the loop variable is one",
  min: 1,
  max: 50,
  step: 1,
  unit: "",
  get: (wish) => memoryWishOf(wish).batchesHeld,
  set: (wish, value) => withMemory(wish, { batchesHeld: value }),
  describe: (wish) => `${plural(memoryWishOf(wish).batchesHeld, "batch", "batches")} kept by the loop`,
};

/** What the machine, or the container, has. */
export const ramGibibytes: Setting = {
  name: "RAM",
  label: "of the machine or the container",
  min: 1,
  max: 128,
  step: 1,
  unit: "GiB",
  get: (wish) => Number((wish.machine.ramBytes / GIB).toFixed(1)),
  set: (wish, value) => ({ ...wish, machine: { ...wish.machine, ramBytes: value * GIB } }),
  describe: (wish) => `${formatBytes(wish.machine.ramBytes)} of RAM`,
};

function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
