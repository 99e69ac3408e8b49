import { withBatchSize } from "@/lib/settings";
import type { Wish } from "@/lib/scenario-store";
import { growsByReading } from "@/lib/sim/memory";
import { memoryWishOf, withDatasetKind, withMemory } from "../memoryWish";
import { mostOf } from "../study";
import type { Candidate } from "./candidate";

/** The dataset as data that all workers can share. */
export function packed(wish: Wish): readonly Candidate[] {
  const { datasetKind } = memoryWishOf(wish);
  const { numWorkers, startMethod } = wish.loader;
  if (numWorkers === 0) return [];
  if (growsByReading(datasetKind)) {
    return [
      {
        id: "packed",
        family: "packed",
        title: "Pack the dataset into one buffer with offsets",
        code: "np.frombuffer(b''.join(items), np.uint8), np.cumsum(lengths)",
        wish: withDatasetKind(wish, "packedBytes"),
        effort: 2,
      },
    ];
  }
  if (startMethod === "fork" || datasetKind === "tensor") return [];
  const { bytesPerItem } = memoryWishOf(wish);
  return [
    {
      id: "tensor",
      family: "tensor",
      title: "Keep the dataset in a tensor: it exists once",
      code: "torch.from_numpy(array)",
      wish: withMemory(wish, { datasetKind: "tensor", bytesPerItem }),
      effort: 2,
    },
  ];
}

/** Numbers instead of batches in the loop’s hands. */
export function keepingLess(wish: Wish): readonly Candidate[] {
  if (memoryWishOf(wish).batchesHeld === 1) return [];
  const code = "kept.append(loss.item())  # a number, not the batch";
  return [
    {
      id: "keepLess",
      family: "keepLess",
      title: "Keep numbers instead of batches",
      code,
      wish: withMemory(wish, { batchesHeld: 1 }),
      effort: 2,
    },
  ];
}

/** Half the batch, and half of that again until it fits whatever the timing. */
export function smallerBatches(wish: Wish): readonly Candidate[] {
  const { ramBytes, shmBytes } = wish.machine;
  let smaller = wish;
  do {
    const half = Math.floor(smaller.loader.batchSize / 2);
    if (half < 1) return [];
    smaller = withBatchSize(smaller, half);
  } while (mostOf(smaller).ramBytes > ramBytes || mostOf(smaller).shmBytes > shmBytes);
  const { batchSize } = smaller.loader;
  return [
    {
      id: "smallerBatches",
      family: "smallerBatches",
      title: `Take batches of ${batchSize}`,
      code: `batch_size=${batchSize}`,
      wish: smaller,
      effort: 3,
    },
  ];
}
