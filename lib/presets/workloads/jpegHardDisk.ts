import { fixed } from "@/lib/sim";
import { preset } from "../build";
import { DEFAULT_COLLATE, defaultCollateOf } from "../collate";
import { WORKSTATION } from "../machines";
import { assumed, cited } from "../provenance";
import { IMAGES } from "./images";
import { imagenetJpeg } from "./imagenetJpeg";

const BATCH_SIZE = 64;
const BYTES = BATCH_SIZE * IMAGES.bytesPerSample;

/** The same files on a hard disk: every read is a seek, and there is one arm. */
export const jpegHardDisk = preset({
  id: "jpeg-hard-disk",
  name: "The same JPEGs on a hard disk",
  situation:
    "You moved ImageNet to a hard disk; the shuffled order makes every image a seek, and more workers change nothing.",
  workload: {
    ...imagenetJpeg.wish.workload,
    dataset: { kind: "map", samples: 200 * BATCH_SIZE, reads: "perSample" },
    collate: defaultCollateOf(BYTES),
  },
  loader: { batchSize: BATCH_SIZE },
  training: { stepMs: fixed(52.5) },
  on: {
    machine: {
      ...WORKSTATION.machine,
      storage: { latencyMs: 0, requestsPerSecond: 93, bytesPerSecond: null },
    },
    evidence: WORKSTATION.evidence,
  },
  evidence: {
    samples: assumed("the first 200 batches of an epoch: the rest goes on alike"),
    sampleWait: assumed("nothing but the disk to wait for"),
    sampleCpu: imagenetJpeg.evidence.sampleCpu,
    storageBytes: IMAGES.storageBytesSource,
    collate: DEFAULT_COLLATE,
    payload: IMAGES.payloadSource,
    step: IMAGES.stepSource(BATCH_SIZE, 52.5),
    storage: cited(
      "64,000 ImageNet files in 685 s with the disk at its limit, so 93 reads/s (IntelLabs/distiller #202); 45 images/s in pytorch #680",
      "https://github.com/IntelLabs/distiller/issues/202",
    ),
  },
});
