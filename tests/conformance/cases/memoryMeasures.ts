import type { Result } from "@/lib/sim";
import {
  type DatasetFootprint,
  failureOf,
  footprintOf,
  memoryOf,
  RECORDED_INTERPRETER,
} from "@/lib/sim/memory";

/** Rows of a data frame as small objects of 100 bytes. */
export function datasetOfObjects(bytes: number): DatasetFootprint {
  return { kind: "pythonObjects", items: bytes / 100, bytes, order: "shuffled", passes: 1 };
}

/** Most memory that the dataset takes with all its copies, bytes. */
export function withDataset(result: Result, dataset: DatasetFootprint): number {
  const footprint = { ...footprintOf(result.scenario), dataset };
  const { holders, count } = memoryOf([{ result, footprint }]);
  let most = 0;
  for (let at = 0; at < count; at += 1) {
    most = Math.max(most, (holders.dataset[at] ?? 0) + (holders.datasetCopies[at] ?? 0));
  }
  return most;
}

/** Most resident memory of the workers, bytes; of one worker where there is one. */
export function largestWorkerRss(result: Result): number {
  const { processes } = memoryOf([{ result, footprint: footprintOf(result.scenario) }]);
  return Math.max(...processes.workers.rssBytes);
}

/** How many batches a loop that keeps them all has when it runs out of descriptors. */
export function descriptorsFailAt(result: Result, openFiles: number): number {
  const footprint = {
    ...footprintOf(result.scenario),
    batchesHeld: Infinity,
    interpreter: RECORDED_INTERPRETER,
  };
  const timeline = memoryOf([{ result, footprint }]);
  const failure = failureOf(timeline, { ramBytes: Infinity, shmBytes: Infinity, openFiles });
  return failure?.needed ?? NaN;
}
