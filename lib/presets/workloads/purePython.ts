import { fixed } from "@/lib/sim";
import { preset } from "../build";
import { RECORDING_MACHINE } from "../machines";
import { assumed, measured } from "../provenance";

const BATCH_SIZE = 8;

/** A transform in pure Python: it keeps the interpreter lock, and finished batches wait for it. */
export const purePython = preset({
  id: "pure-python",
  name: "A transform in pure Python",
  situation:
    "Your transform loops in Python and keeps the interpreter lock, so the worker's other threads have to wait to hand a batch over.",
  workload: {
    dataset: { kind: "map", samples: 200 * BATCH_SIZE, reads: "perSample" },
    sample: {
      waitMs: fixed(0),
      cpuMs: fixed(4.4),
      storageBytes: 0,
      holdsInterpreterLock: true,
      libraryThreads: 1,
    },
    collate: { inWorkerMs: 0.38, inMainMs: 0.17 },
    payload: { kind: "tensors", tensors: 1, bytes: BATCH_SIZE * 1024, sharedBy: "collate" },
  },
  loader: { batchSize: BATCH_SIZE },
  training: { stepMs: fixed(20), copy: null },
  on: RECORDING_MACHINE,
  evidence: {
    samples: assumed("200 batches: the rest goes on alike"),
    sampleWait: measured("nothing to wait for in the recorded runs"),
    sampleCpu: measured("recorded run of torch 2.13: 34.9 ms of CPU time for the 8 samples of a batch"),
    storageBytes: measured("nothing is read"),
    interpreterLock: measured("a loop in pure Python, as in the recorded runs"),
    collate: measured("recorded run of torch 2.13: 0.375 ms in a worker, 0.172 ms in the main process"),
    payload: measured("a tensor of 1,024 bytes per sample, as in the recorded runs"),
    loader: measured("four workers, as in the recorded runs"),
    step: measured("20 ms, a sleep, as in the recorded runs"),
    loop: measured("no copy to a device in the recorded runs"),
  },
});
