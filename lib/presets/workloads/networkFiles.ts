import { fixed } from "@/lib/sim";
import { preset } from "../build";
import { DEFAULT_COLLATE, defaultCollateOf } from "../collate";
import { WORKSTATION } from "../machines";
import { assumed, computed } from "../provenance";
import { IMAGES } from "./images";

const BATCH_SIZE = 64;
const BYTES = BATCH_SIZE * IMAGES.bytesPerSample;
const PRESTO = "https://arxiv.org/abs/2202.08679";

/** Loose files on a storage cluster: the latency of each read decides, until many are under way. */
export const networkFiles = preset({
  id: "network-files",
  name: "Loose files on network storage",
  situation:
    "Your images are single files on a cluster of hard disks behind the network; each read takes its time, and readers wait side by side.",
  workload: {
    dataset: { kind: "map", samples: 200 * BATCH_SIZE, reads: "perSample" },
    sample: {
      waitMs: fixed(0),
      cpuMs: { kind: "lognormal", meanMs: 8.3, sigma: 0.25 },
      storageBytes: 115_000,
      holdsInterpreterLock: false,
      libraryThreads: 1,
    },
    collate: defaultCollateOf(BYTES),
    payload: { kind: "tensors", tensors: 2, bytes: BYTES, sharedBy: "collate" },
  },
  loader: { batchSize: BATCH_SIZE, numWorkers: 8 },
  training: { stepMs: fixed(52.5) },
  on: {
    machine: {
      ...WORKSTATION.machine,
      storage: { latencyMs: 66.5, requestsPerSecond: null, bytesPerSecond: null },
    },
    evidence: WORKSTATION.evidence,
  },
  evidence: {
    samples: assumed("the first 200 batches of an epoch: the rest goes on alike"),
    sampleWait: assumed("nothing but the storage to wait for"),
    sampleCpu: computed(
      "8 threads made 962 samples/s of the same images from one packed file, so 8.3 ms each on a Haswell core (PRESTO, SIGMOD 2022); the spread, sigma 0.25, is assumed",
      PRESTO,
    ),
    storageBytes: computed("mean size of an ImageNet file there, 0.115 MB (PRESTO, SIGMOD 2022)", PRESTO),
    collate: DEFAULT_COLLATE,
    payload: IMAGES.payloadSource,
    loader: assumed("eight workers, as the eight reading threads of the source"),
    step: IMAGES.stepSource(BATCH_SIZE, 52.5),
    storage: computed(
      "8 threads read and decoded 107 loose files/s, 74.8 ms each, of which 8.3 ms are decoding (PRESTO, SIGMOD 2022)",
      PRESTO,
    ),
  },
});
