import { formatBytes, GIB } from "@/lib/format/bytes";
import { formatCount } from "@/lib/format/number";
import type { Wish } from "@/lib/scenario-store";
import type { Setting } from "@/lib/settings";
import { plural } from "@/lib/words/plural";
import { memoryWishOf, withMemory } from "../memoryWish";
import { MOST_RAM_GIB } from "./mostRam";
import { withRam, withShm } from "./shmSizes";

const MEGA = 1e6;

/** More memory than this is taken for a slip, GiB. */
const MOST_TYPED_GIB = 4096;

/** How many items the dataset object has. */
export const items: Setting = {
  name: "items",
  label: "of the dataset object, in millions",
  min: 0,
  max: 20,
  step: 0.1,
  unit: "M",
  typed: { min: 0, max: 10_000, step: 0.001 },
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
  typed: { min: 0, max: 1e9, step: 1 },
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
  typed: { min: 1, max: 1_000_000, step: 1 },
  get: (wish) => memoryWishOf(wish).batchesHeld,
  set: (wish, value) => withMemory(wish, { batchesHeld: value }),
  describe: (wish) => `${plural(memoryWishOf(wish).batchesHeld, "batch", "batches")} kept by the loop`,
};

/** What the machine, or the container, has. */
export const ramGibibytes: Setting = {
  ...gibibytesOf("ramBytes", withRam, 0.1),
  name: "RAM",
  label: "of the machine or the container",
  describe: (wish) => `${formatBytes(wish.machine.ramBytes)} of RAM`,
};

/** How large its `/dev/shm` is, as a number. */
export const shmGibibytes: Setting = {
  // 64 MiB, Docker's default, are 0.0625 GiB.
  ...gibibytesOf("shmBytes", withShm, 0.0001),
  name: "/dev/shm",
  label: "its size",
  describe: (wish) => `${formatBytes(wish.machine.shmBytes)} of /dev/shm`,
};

function gibibytesOf(
  key: "ramBytes" | "shmBytes",
  set: (wish: Wish, bytes: number) => Wish,
  typedStep: number,
): Omit<Setting, "name" | "label" | "describe"> {
  return {
    min: 1,
    max: MOST_RAM_GIB,
    step: 1,
    unit: "GiB",
    typed: { min: typedStep, max: MOST_TYPED_GIB, step: typedStep },
    get: ({ machine }) => Number((machine[key] / GIB).toPrecision(4)),
    set: (wish, value) => set(wish, value * GIB),
  };
}
