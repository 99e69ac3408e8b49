import { fixed } from "@/lib/sim";
import { preset } from "../build";
import { DEFAULT_COLLATE, defaultCollateOf } from "../collate";
import { WORKSTATION } from "../machines";
import { assumed, cited, computed } from "../provenance";
import { IMAGES } from "./images";

const BATCH_SIZE = 32;
const BYTES = BATCH_SIZE * IMAGES.bytesPerSample;
const SOURCE = "https://github.com/iarai/concurrent-dataloader";

/** One request per image to an object store. */
export const objectStore = preset({
  id: "object-store",
  name: "Images from an object store",
  situation:
    "Every image is a request to an object store; a worker sleeps almost all of the time, so more workers than cores still help.",
  workload: {
    dataset: { kind: "map", samples: 200 * BATCH_SIZE, reads: "perSample" },
    sample: {
      waitMs: { kind: "lognormal", meanMs: 167, sigma: 0.7 },
      cpuMs: fixed(1.7),
      storageBytes: 0,
      holdsInterpreterLock: false,
      libraryThreads: 1,
    },
    collate: defaultCollateOf(BYTES),
    payload: { kind: "tensors", tensors: 2, bytes: BYTES, sharedBy: "collate" },
  },
  loader: { batchSize: BATCH_SIZE, numWorkers: 8 },
  training: { stepMs: fixed(26.3) },
  on: WORKSTATION,
  evidence: {
    samples: assumed("the first 200 batches of an epoch: the rest goes on alike"),
    sampleWait: computed(
      "one worker received 5.33 Mbit/s of 112.6 kB images, 169 ms each with decoding; the median request took 130 ms, which gives sigma 0.7 (iarai/concurrent-dataloader)",
      SOURCE,
    ),
    sampleCpu: cited("decoding took 1.3 to 2.0 ms there (iarai/concurrent-dataloader)", SOURCE),
    storageBytes: assumed("nothing is read from the machine's own storage"),
    collate: DEFAULT_COLLATE,
    payload: IMAGES.payloadSource,
    loader: cited("batches of 32 and eight workers, the largest setting of the source", SOURCE),
    step: IMAGES.stepSource(BATCH_SIZE, 26.3),
  },
});
