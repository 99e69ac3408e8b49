import { cited, computed } from "../provenance";

/** What the presets on ImageNet share. */
export const IMAGES = {
  /** 3×224×224 float32 and an int64 label. */
  bytesPerSample: 3 * 224 * 224 * 4 + 8,
  storageBytes: 112_600,
  payloadSource: computed("3×224×224 float32 values and an int64 label per image", null),
  storageBytesSource: cited(
    "mean size of an ImageNet file, 112.6 kB (iarai/concurrent-dataloader)",
    "https://github.com/iarai/concurrent-dataloader",
  ),
  /** A step of ResNet-50 for a batch of this size. */
  stepSource: (batchSize: number, stepMs: number) =>
    computed(
      `ResNet-50, mixed precision, on one RTX 3090: 1,218 images/s (pytorch-image-models, benchmark results), so ${stepMs} ms for ${batchSize}`,
      "https://github.com/huggingface/pytorch-image-models/tree/main/results",
    ),
} as const;
