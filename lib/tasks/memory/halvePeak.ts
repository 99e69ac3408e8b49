import { formatBytes } from "@/lib/format/bytes";
import { formatPercent } from "@/lib/format/number";
import type { Wish } from "@/lib/scenario-store";
import { changedFields } from "@/lib/share";
import { done, missing, UNTRIED } from "../task";
import type { MemoryTask } from "./attempt";

const HALF = 0.5;
const SAME_RATE = 0.98;

/** What may be changed: how the same data is loaded, not how much of it. */
const FREE: ReadonlySet<string> = new Set([
  "num_workers",
  "prefetch_factor",
  "pin_memory",
  "persistent_workers",
  "multiprocessing_context",
  "dataset_kind",
  "dataset_bytes_per_item",
  "batches_held",
]);

/** What makes no other run of it for this task: a wasteful argument that is only taken back. */
const UNDONE: ReadonlySet<string> = new Set(["prefetch_factor", "batches_held", "dataset_bytes_per_item"]);

/** Whether two wishes do the same: same dataset, batches, ranks and machine. */
function isSameJob(one: Wish, other: Wish, free: ReadonlySet<string>): boolean {
  return changedFields(one, other).every((field) => free.has(field));
}

/** Half the memory for the same throughput. */
export const halvePeak: MemoryTask = {
  id: "halvePeak",
  title: "Halve the peak of the same job: same dataset, same ranks, same throughput",
  hints: [
    "Start from a state that wastes memory: many workers, deep prefetch, a dataset that is copied.",
    "Which of its parts is the largest? The list under the picture says.",
    "Make the dataset Python objects and set 8 workers. Then pack the bytes, or take workers away that the GPU does not need.",
  ],
  prediction: null,
  check: (history) => {
    const last = history.at(-1);
    if (last === undefined) return UNTRIED;
    if (last.failure !== null) return missing("This run does not live to its end.");
    const others = history.slice(0, -1).filter(({ wish }) => isSameJob(wish, last.wish, FREE));
    const larger = others.filter(({ ramPeakBytes }) => last.ramPeakBytes <= HALF * ramPeakBytes);
    const before = larger.findLast(
      ({ samplesPerSecond }) => last.samplesPerSecond >= SAME_RATE * samplesPerSecond,
    );
    if (before !== undefined) {
      // Up and down again is no saving: what was lower before the larger run has to be beaten.
      const earlier = history.slice(0, history.indexOf(before));
      const wasThere = earlier.some(({ wish }) => isSameJob(wish, last.wish, UNDONE));
      if (wasThere) return missing("You only came back to where you had been. Halve it by another way.");
      return done(
        `From ${formatBytes(before.ramPeakBytes)} to ${formatBytes(last.ramPeakBytes)}, at ${formatPercent(last.samplesPerSecond / before.samplesPerSecond)} of the throughput.`,
      );
    }
    if (larger.length > 0) return missing("Half the memory, but throughput has fallen by more than 2 %.");
    const most = Math.max(last.ramPeakBytes, ...others.map(({ ramPeakBytes }) => ramPeakBytes));
    return missing(
      `The peak is at ${formatPercent(last.ramPeakBytes / most)} of the highest one that you have had with this data.`,
    );
  },
};
