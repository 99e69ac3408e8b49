import { withBatchSize } from "@/lib/settings";
import type { Wish } from "@/lib/scenario-store";
import { growsByReading, limitsCrossed } from "@/lib/sim/memory";
import { memoryWishOf, withDatasetKind, withMemory } from "../memoryWish";
import { mostOf } from "../most";
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

/** A batch is cut into no more parts than this: beyond, it is another training, or hardly one. */
const MOST_PARTS = 4;

/** A batch of one sample is none to whatever takes statistics over it. */
const LEAST_BATCH = 2;

/** Half the batch, or a quarter, until it fits whatever the timing; the loop adds up the gradients of the parts. */
export function smallerBatches(wish: Wish): readonly Candidate[] {
  for (let parts = 2; parts <= MOST_PARTS; parts *= 2) {
    const batchSize = Math.floor(wish.loader.batchSize / parts);
    if (batchSize < LEAST_BATCH) return [];
    const smaller = withBatchSize(wish, batchSize);
    if (limitsCrossed(mostOf(smaller), wish.machine).length > 0) continue;
    return [
      {
        id: "smallerBatches",
        family: "smallerBatches",
        title: `Load batches of ${batchSize} and add up the gradients of ${parts}`,
        code: `batch_size=${batchSize}  # optimizer.step() after every ${parts}`,
        wish: smaller,
        effort: 3,
        changesTraining: `Changes training: ${parts} small steps in place of a large one, and batch statistics over ${batchSize} samples.`,
      },
    ];
  }
  return [];
}
