import { fixed } from "@/lib/sim";
import { preset } from "../build";
import { DEFAULT_COLLATE, defaultCollateOf } from "../collate";
import { WORKSTATION } from "../machines";
import { assumed, cited } from "../provenance";
import { IMAGES } from "./images";

const BATCH_SIZE = 64;
const BYTES = BATCH_SIZE * IMAGES.bytesPerSample;

/** ImageNet as it comes: JPEG files on a local SSD, PIL and torchvision transforms. */
export const imagenetJpeg = preset({
  id: "imagenet-jpeg",
  name: "ImageNet JPEGs on an SSD",
  situation:
    "You train a ResNet-50 on JPEG files from a local SSD; PIL decodes them and torchvision crops, flips and normalises.",
  workload: {
    dataset: { kind: "map", samples: 200 * BATCH_SIZE, reads: "perSample" },
    sample: {
      waitMs: fixed(0),
      cpuMs: { kind: "lognormal", meanMs: 5.2, sigma: 0.25 },
      storageBytes: IMAGES.storageBytes,
      holdsInterpreterLock: false,
      libraryThreads: 1,
    },
    collate: defaultCollateOf(BYTES),
    payload: { kind: "tensors", tensors: 2, bytes: BYTES, sharedBy: "collate" },
  },
  loader: { batchSize: BATCH_SIZE },
  training: { stepMs: fixed(52.5) },
  on: {
    machine: {
      ...WORKSTATION.machine,
      storage: { latencyMs: 0.1, requestsPerSecond: null, bytesPerSecond: 530e6 },
    },
    evidence: WORKSTATION.evidence,
  },
  evidence: {
    samples: assumed("the first 200 batches of an epoch: the rest goes on alike"),
    sampleWait: assumed("nothing but the SSD to wait for"),
    sampleCpu: cited(
      "10 workers fed 1,923 images/s with PIL, so 5.2 ms each (pytorch-image-models #1491); the spread, sigma 0.25, is assumed",
      "https://github.com/huggingface/pytorch-image-models/issues/1491",
    ),
    storageBytes: IMAGES.storageBytesSource,
    collate: DEFAULT_COLLATE,
    payload: IMAGES.payloadSource,
    step: IMAGES.stepSource(BATCH_SIZE, 52.5),
    storage: cited(
      "a SATA SSD reads 530 MB/s at random (Mohan et al., VLDB 2021); the latency of 0.1 ms is assumed",
      "https://arxiv.org/abs/2007.06775",
    ),
  },
});
