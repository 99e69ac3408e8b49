import { fixed } from "@/lib/sim";
import { preset } from "../build";
import { RECORDING_MACHINE } from "../machines";
import { assumed, measured } from "../provenance";

const BATCH_SIZE = 8;

/** Samples whose waiting times have a heavy tail: the stragglers of an in-order loader. */
export const heavyTailed = preset({
  id: "heavy-tailed",
  name: "Samples with a heavy tail",
  situation:
    "Most samples arrive in a few milliseconds and some take ten times as long; in order, one slow batch holds finished ones back.",
  workload: {
    dataset: { kind: "map", samples: 200 * BATCH_SIZE, reads: "perSample" },
    sample: {
      waitMs: { kind: "lognormal", meanMs: 10, sigma: 1 },
      cpuMs: fixed(0.09),
      storageBytes: 0,
      holdsInterpreterLock: false,
      libraryThreads: 1,
    },
    collate: { inWorkerMs: 0.42, inMainMs: 0.18 },
    payload: { kind: "tensors", tensors: 1, bytes: BATCH_SIZE * 1024, sharedBy: "collate" },
  },
  loader: { batchSize: BATCH_SIZE },
  training: { stepMs: fixed(20), copy: null },
  on: RECORDING_MACHINE,
  evidence: {
    samples: assumed("200 batches: the rest goes on alike"),
    sampleWait: measured("a sleep of lognormal length, mean 10 ms and sigma 1, as in the recorded runs"),
    sampleCpu: measured("recorded run of torch 2.13: 0.745 ms of CPU time for the 8 samples of a batch"),
    storageBytes: measured("a sleep reads nothing"),
    interpreterLock: measured("a sleep lets go of the lock"),
    collate: measured("recorded run of torch 2.13: 0.42 ms in a worker, 0.18 ms in the main process"),
    payload: measured("a tensor of 1,024 bytes per sample, as in the recorded runs"),
    loader: measured("four workers, as in the recorded runs"),
    step: measured("20 ms, a sleep, as in the recorded runs"),
    loop: measured("no copy to a device in the recorded runs"),
  },
});
