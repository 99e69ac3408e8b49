import { formatBytes } from "@/lib/format/bytes";
import type { MemoryWish, Wish } from "@/lib/scenario-store";
import type { Choice, Toggle } from "@/lib/settings";
import { DATASET_KINDS, type DatasetKind } from "@/lib/sim/memory";
import { memoryWishOf, withDatasetKind, withMemory } from "../memoryWish";
import { bytesOf, SHM_SIZES, withShm } from "./shmSizes";

/** How a dataset is kept, in words. */
export const DATASET_WORDS: Readonly<Record<DatasetKind, string>> = {
  pathList: "list of paths",
  pythonObjects: "Python objects",
  packedBytes: "packed bytes",
  array: "one NumPy array",
  tensor: "one tensor",
};

/** How the dataset is kept. */
export const datasetKind: Choice<string> = {
  name: "dataset",
  label: "how it is kept",
  options: DATASET_KINDS.map((kind) => DATASET_WORDS[kind]),
  get: (wish) => DATASET_WORDS[memoryWishOf(wish).datasetKind],
  set: (wish, value) => {
    const kind = DATASET_KINDS.find((known) => DATASET_WORDS[known] === value);
    return kind === undefined ? wish : withDatasetKind(wish, kind);
  },
  describe: (wish) => {
    const memory = memoryWishOf(wish);
    const size = formatBytes(memory.items * memory.bytesPerItem);
    if (wish.loader.numWorkers === 0) return `${size}, in the main process alone`;
    return `${size}, ${sharingOf(memory, wish)}`;
  },
};

function sharingOf({ datasetKind: kind }: MemoryWish, { loader }: Wish): string {
  const grows = kind === "pathList" || kind === "pythonObjects";
  if (loader.startMethod === "fork") {
    return grows
      ? "shared until a worker reads it: reading writes reference counts"
      : "shared by all workers, read or not";
  }
  return kind === "tensor" ? "moved to /dev/shm once, shared by all" : "pickled: a copy in every worker";
}

/** What stands for a size that is none of the usual ones. */
const OTHER = "another size";

/** How large `/dev/shm` is. */
export const shmSize: Choice<string> = {
  name: "/dev/shm",
  label: "its size",
  options: [...SHM_SIZES.map(([words]) => words), OTHER],
  get: ({ machine }) =>
    SHM_SIZES.find(([, size]) => bytesOf(size, machine.ramBytes) === machine.shmBytes)?.[0] ?? OTHER,
  set: (wish, value) => {
    const size = SHM_SIZES.find(([words]) => words === value)?.[1];
    return size === undefined ? wish : withShm(wish, bytesOf(size, wish.machine.ramBytes));
  },
  describe: ({ machine }) => formatBytes(machine.shmBytes),
};

/** Whether a validation loader runs before the epoch. */
export const validates: Toggle = {
  name: "validation loader",
  label: "a second loader with the same arguments",
  get: (wish) => memoryWishOf(wish).validates,
  set: (wish, on) => withMemory(wish, { validates: on }),
  describe: (wish) => {
    if (!memoryWishOf(wish).validates) return "there is none";
    return wish.loader.persistentWorkers && wish.loader.numWorkers > 0
      ? "runs first; its workers stay, with all they have copied"
      : "runs first; its workers leave before the epoch";
  },
};
