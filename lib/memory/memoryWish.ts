import type { MemoryWish, Wish } from "@/lib/scenario-store";
import { BYTES_PER_ITEM, type DatasetKind } from "@/lib/sim/memory";

/** ImageNet's training set has that many paths. */
const ITEMS = 1_281_167;

/** A list of ImageNet's paths, one batch in the loop's hand, Linux's usual limit of open files. */
const DEFAULT_MEMORY: MemoryWish = {
  datasetKind: "pathList",
  items: ITEMS,
  bytesPerItem: BYTES_PER_ITEM.pathList,
  batchesHeld: 1,
  validates: false,
  openFiles: 1024,
};

/** What a wish says of memory, or what is taken for granted where it says nothing. */
export function memoryWishOf(wish: Wish): MemoryWish {
  return wish.memory ?? DEFAULT_MEMORY;
}

/** The wish with something else said of memory. */
export function withMemory(wish: Wish, change: Partial<MemoryWish> = {}): Wish {
  return { ...wish, memory: { ...memoryWishOf(wish), ...change } };
}

/** The wish with its dataset kept in another way; an item takes what that kind usually does. */
export function withDatasetKind(wish: Wish, datasetKind: DatasetKind): Wish {
  return withMemory(wish, { datasetKind, bytesPerItem: BYTES_PER_ITEM[datasetKind] });
}
