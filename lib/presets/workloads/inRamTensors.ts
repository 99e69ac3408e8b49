import { fixed } from "@/lib/sim";
import { preset } from "../build";
import { RECORDING_MACHINE } from "../machines";
import { assumed, computed, measured } from "../provenance";

const BATCH_SIZE = 8;
const BYTES = BATCH_SIZE * 3 * 512 * 512 * 4;

/** Ready tensors: only bytes move. */
export const inRamTensors = preset({
  id: "in-ram-tensors",
  name: "Large tensors ready in memory",
  situation:
    "Your samples are finished tensors of 3 MiB each in memory; there is nothing to compute, only bytes to move.",
  workload: {
    dataset: { kind: "map", samples: 200 * BATCH_SIZE, reads: "perSample" },
    sample: {
      waitMs: fixed(0),
      cpuMs: fixed(0.005),
      storageBytes: 0,
      holdsInterpreterLock: true,
      libraryThreads: 1,
    },
    collate: { inWorkerMs: 21.7, inMainMs: 6 },
    payload: { kind: "tensors", tensors: 1, bytes: BYTES, sharedBy: "collate" },
  },
  loader: { batchSize: BATCH_SIZE, numWorkers: 2 },
  training: { stepMs: fixed(20), copy: null },
  on: RECORDING_MACHINE,
  evidence: {
    samples: assumed("200 batches: the rest goes on alike"),
    sampleWait: measured("in memory: nothing to wait for"),
    sampleCpu: measured("recorded run of torch 2.13: 0.037 ms of CPU time for the 8 samples of a batch"),
    storageBytes: measured("in memory"),
    interpreterLock: measured("handing out a tensor from Python keeps the lock"),
    collate: measured("recorded run of torch 2.13: 21.7 ms in a worker, 6.0 ms in the main process"),
    payload: computed("8 tensors of 3×512×512 float32 values", null),
    loader: measured("two workers, as in the recorded run"),
    step: measured("20 ms, a sleep, as in the recorded run"),
    loop: measured("no copy to a device in the recorded run"),
  },
});
