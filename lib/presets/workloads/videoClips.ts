import { fixed } from "@/lib/sim";
import { preset } from "../build";
import { DEFAULT_COLLATE, defaultCollateOf } from "../collate";
import { WORKSTATION } from "../machines";
import { assumed, cited, computed } from "../provenance";

const BATCH_SIZE = 8;
const BYTES = BATCH_SIZE * (8 * 3 * 224 * 224 * 4 + 8);

/** A few frames out of a long video: decoding starts at the key frame before each. */
export const videoClips = preset({
  id: "video-clips",
  name: "Clips from long videos",
  situation:
    "A sample is eight frames out of a twenty-minute video; a decoder has to start at the key frame before each of them.",
  workload: {
    dataset: { kind: "map", samples: 200 * BATCH_SIZE, reads: "perSample" },
    sample: {
      waitMs: fixed(0),
      cpuMs: { kind: "lognormal", meanMs: 350, sigma: 0.25 },
      storageBytes: 0,
      holdsInterpreterLock: false,
      libraryThreads: 1,
    },
    collate: defaultCollateOf(BYTES),
    payload: { kind: "tensors", tensors: 2, bytes: BYTES, sharedBy: "collate" },
  },
  loader: { batchSize: BATCH_SIZE },
  training: { stepMs: fixed(450) },
  on: WORKSTATION,
  evidence: {
    samples: assumed("the first 200 batches of an epoch: the rest goes on alike"),
    sampleWait: assumed("the files stay in the page cache"),
    sampleCpu: cited(
      "8 frames of a 20-minute video take 0.2 to 0.5 s (pytorch/torchcodec #715); mean and spread are chosen to lie in that range",
      "https://github.com/pytorch/torchcodec/issues/715",
    ),
    storageBytes: assumed("the files stay in the page cache"),
    collate: DEFAULT_COLLATE,
    payload: computed("8 frames of 3×224×224 float32 values and an int64 label per clip", null),
    step: assumed(
      "a batch of 3.2 s fed a video model from eight workers (nvidia-cosmos/cosmos-predict1 #31), so its step takes more than 0.4 s",
    ),
  },
});
