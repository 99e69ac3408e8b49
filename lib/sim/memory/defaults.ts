import type { Provenance } from "../evidence";
import type { Scenario } from "../scenario";
import type { DatasetKind, DatasetFootprint, Footprint, InterpreterFootprint } from "./footprint";

/** Python 3.11 with torch 2.13 (CPU build) and NumPy, as recorded on the machine of the runs. */
export const RECORDED_INTERPRETER: InterpreterFootprint = {
  sharedBytes: 125e6,
  mainBytes: 45e6,
  forkedBytes: 10e6,
  spawnedBytes: 143e6,
};

/** Evidence of every field of {@link RECORDED_INTERPRETER}. */
export const INTERPRETER_EVIDENCE: Readonly<Record<keyof InterpreterFootprint, Provenance>> = {
  sharedBytes: {
    evidence: "measured",
    source:
      "RSS less private memory of the main process before any worker was started (recorded list_refcount runs, torch 2.13)",
  },
  mainBytes: {
    evidence: "measured",
    source:
      "private dirty memory of the main process before any worker was started, less its dataset (recorded list_refcount runs, torch 2.13)",
  },
  forkedBytes: {
    evidence: "measured",
    source: "private memory of a forked worker that has read nothing or plain arrays: 9.5 MiB (torch 2.13)",
  },
  spawnedBytes: {
    evidence: "measured",
    source: "private memory of a worker that imports torch itself: 136 MiB (torch 2.13, CPU build)",
  },
};

/** What an item of a dataset takes as it is kept, per kind. */
export const BYTES_PER_ITEM: Readonly<Record<DatasetKind, number>> = {
  pathList: 100,
  pythonObjects: 360,
  packedBytes: 52,
  array: 400,
  tensor: 400,
};

/** Evidence of {@link BYTES_PER_ITEM}. */
export const BYTES_PER_ITEM_EVIDENCE: Readonly<Record<DatasetKind, Provenance>> = {
  pathList: {
    evidence: "measured",
    source:
      "1.5 million path strings: a worker that had read them all had 132 MiB more of its own (torch 2.13); 8 bytes for the list’s pointer",
  },
  pythonObjects: {
    evidence: "measured",
    source:
      "400,000 dicts with their values: a worker that had read them all had 134 MiB more of its own (torch 2.13); 8 bytes for the list’s pointer",
  },
  packedBytes: {
    evidence: "measured",
    source: "1.5 million path strings as fixed-width bytes: 210 MiB of RSS where Python alone took 135 MiB",
  },
  array: { evidence: "assumed", source: "a row of 100 float32 values, as in the measurement" },
  tensor: { evidence: "assumed", source: "a row of 100 float32 values, as in the measurement" },
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
