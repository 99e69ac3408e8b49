import type { Scenario } from "../scenario";
import type { DatasetKind, DatasetFootprint, Footprint, InterpreterFootprint } from "./footprint";

/** Python 3.11 with torch 2.13 (CPU build) and NumPy, as recorded on the machine of the runs. */
export const RECORDED_INTERPRETER: InterpreterFootprint = {
  sharedBytes: 125e6,
  mainBytes: 45e6,
  forkedBytes: 10e6,
  spawnedBytes: 143e6,
};

/** What an item of a dataset takes as it is kept, per kind. */
export const BYTES_PER_ITEM: Readonly<Record<DatasetKind, number>> = {
  pathList: 100,
  pythonObjects: 360,
  packedBytes: 52,
  array: 400,
  tensor: 400,
};

/** A dataset of that kind and length, as large as the measured ones, read once per epoch in shuffled order. */
export function datasetOf(kind: DatasetKind, items: number): DatasetFootprint {
  return { kind, items, bytes: items * BYTES_PER_ITEM[kind], order: "shuffled", passes: 1 };
}

/**
 * What most loops come to: a sample in the making is as large as its part of the batch, the loop variable
 * holds one batch, and the dataset is a list of paths, one per sample.
 */
export function footprintOf({ workload, loader }: Scenario): Footprint {
  const { dataset, payload } = workload;
  const items =
    dataset.kind === "map"
      ? dataset.samples
      : dataset.shardSamples.reduce((sum, samples) => sum + samples, 0);
  return {
    dataset: datasetOf("pathList", items),
    interpreter: RECORDED_INTERPRETER,
    rawBytesPerSample: payload.bytes / loader.batchSize,
    batchesHeld: 1,
    tensorLayout: "oneLarge",
  };
}
