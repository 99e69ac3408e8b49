import { fixed } from "@/lib/sim";
import { preset } from "../build";
import { RECORDING_MACHINE } from "../machines";
import { assumed, computed, measured } from "../provenance";

const BATCH_SIZE = 256;

/** Rows from memory: the hand-over costs more than the loading. */
export const tabularRows = preset({
  id: "tabular-rows",
  name: "Rows of a table in memory",
  situation:
    "Your table fits in memory and a row takes less than a microsecond; handing a batch over costs more than loading it.",
  workload: {
    dataset: { kind: "map", samples: 300 * BATCH_SIZE, reads: "perSample" },
    sample: {
      waitMs: fixed(0),
      cpuMs: fixed(0.0007),
      storageBytes: 0,
      holdsInterpreterLock: true,
      libraryThreads: 1,
    },
    collate: { inWorkerMs: 0.15, inMainMs: 0.04 },
    payload: { kind: "tensors", tensors: 1, bytes: BATCH_SIZE * 64, sharedBy: "collate" },
  },
  loader: { batchSize: BATCH_SIZE, numWorkers: 2 },
  training: { stepMs: fixed(2), copy: null },
  on: RECORDING_MACHINE,
  evidence: {
    samples: assumed("300 batches: the rest goes on alike"),
    sampleWait: measured("in memory: nothing to wait for"),
    sampleCpu: measured("recorded run of torch 2.13: 0.18 ms of CPU time for the 256 rows of a batch"),
    storageBytes: measured("in memory"),
    interpreterLock: measured("indexing an array from Python keeps the lock"),
    collate: measured("recorded run of torch 2.13: 0.147 ms in a worker, 0.044 ms in the main process"),
    payload: computed("256 rows of 16 float32 values", null),
    loader: measured("two workers, as in the recorded run"),
    step: measured("2 ms, a sleep, as in the recorded run; it stands for a small network"),
    loop: measured("no copy to a device in the recorded run"),
  },
});
