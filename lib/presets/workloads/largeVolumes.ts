import { fixed } from "@/lib/sim";
import { preset } from "../build";
import { DEFAULT_COLLATE, defaultCollateOf } from "../collate";
import { WORKSTATION } from "../machines";
import { assumed, cited } from "../provenance";

const BATCH_SIZE = 2;
const BYTES = BATCH_SIZE * 128 ** 3 * (4 + 2);
const SOURCE = "https://github.com/MIC-DKFZ/nnUNet/issues/3063";

/** Three-dimensional medical images: a second of augmentation per patch. */
export const largeVolumes = preset({
  id: "large-volumes",
  name: "Patches of 3-D volumes",
  situation:
    "You segment medical volumes; augmenting one patch takes a second of CPU time, and eight cores cannot feed the card.",
  workload: {
    dataset: { kind: "map", samples: 250 * BATCH_SIZE, reads: "perSample" },
    sample: {
      waitMs: fixed(0),
      cpuMs: { kind: "lognormal", meanMs: 1023, sigma: 0.3 },
      storageBytes: 0,
      holdsInterpreterLock: false,
      libraryThreads: 1,
    },
    collate: defaultCollateOf(BYTES),
    payload: { kind: "tensors", tensors: 2, bytes: BYTES, sharedBy: "collate" },
  },
  loader: { batchSize: BATCH_SIZE, numWorkers: 8 },
  training: { stepMs: fixed(131) },
  on: {
    machine: WORKSTATION.machine,
    evidence: { ...WORKSTATION.evidence, cores: cited("eight CPUs in the source (nnUNet #3063)", SOURCE) },
  },
  evidence: {
    samples: cited(
      "an epoch of nnU-Net has 250 iterations (nnUNet #1778)",
      "https://github.com/MIC-DKFZ/nnUNet/issues/1778",
    ),
    sampleWait: assumed("preprocessed patches on an NVMe drive: small against a second of augmentation"),
    sampleCpu: cited(
      "augmentation took 1,022.9 ms per sample with eight workers on eight CPUs (nnUNet #3063); the spread, sigma 0.3, is assumed, since each augmentation is applied by chance",
      SOURCE,
    ),
    storageBytes: assumed("preprocessed patches on an NVMe drive: small against a second of augmentation"),
    collate: DEFAULT_COLLATE,
    payload: assumed(
      "patches of 128×128×128, float32 with int16 labels; the source does not give its patch size",
    ),
    loader: cited("batches of 2 and eight workers, as in the source (nnUNet #3063)", SOURCE),
    step: cited("train step 130.7 ms on an A100 (nnUNet #3063)", SOURCE),
  },
});
