import { formatBytes } from "@/lib/format/bytes";
import { growsByReading } from "@/lib/sim/memory";
import { done, missing, UNTRIED } from "../task";
import type { MemoryTask } from "./attempt";

/** Copy on read: the dataset once more, and nobody wrote to it. */
export const growByReading: MemoryTask = {
  id: "growByReading",
  title: "Make memory grow by only reading the dataset",
  hints: [
    "Which kinds of data carry a reference count in every item?",
    "Workers have to share the dataset before they can lose it: how are they started?",
    "Choose fork and a list of paths, or Python objects.",
  ],
  prediction: null,
  check: (history) => {
    const last = history.at(-1);
    if (last === undefined) return UNTRIED;
    const { wish, failure, copiedBytes, datasetBytes } = last;
    if (failure !== null) return missing("This run ends before it has read its dataset. Let it live.");
    const { numWorkers, startMethod } = wish.loader;
    if (numWorkers === 0) return missing("Without workers nobody shares the dataset.");
    if (startMethod !== "fork") {
      return missing(`With ${startMethod} the workers have their copies from the start: they do not grow.`);
    }
    if (!growsByReading(wish.memory?.datasetKind ?? "array")) {
      return missing("This dataset has no reference counts inside: reading it writes nothing.");
    }
    if (datasetBytes === 0) return missing("There is no dataset to read: give it items.");
    if (copiedBytes < datasetBytes) {
      return missing(
        `The workers come to ${formatBytes(copiedBytes)} of their own, of a dataset of ${formatBytes(datasetBytes)}. Make it at least as much.`,
      );
    }
    return done(
      `A dataset of ${formatBytes(datasetBytes)} has become ${formatBytes(datasetBytes + copiedBytes)}, since each worker copies the pages that it reads.`,
    );
  },
};
