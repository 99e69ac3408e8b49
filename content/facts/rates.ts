import type { Fact } from "@/lib/evidence";

/** Throughputs and ratios. */
export const RATE_FACTS = {
  jpegPerCore: {
    value: "150–200 images/s",
    what: "One core at 5–7 ms an image: decode, crop, flip, convert and normalise with PIL.",
    evidence: "cited",
    source: "lotus",
  },
  jpegEightCores: {
    value: "1,200–1,600 images/s",
    what: "Eight times 150–200 images/s.",
    evidence: "computed",
    source: "lotus",
  },
  resnetA100: {
    value: "2,470 images/s",
    what: "ResNet-50 v1.5, one A100-80GB, mixed precision.",
    evidence: "cited",
    source: "resnetRates",
  },
  openCvBefore: {
    value: "30 images/s",
    what: "COCO, batches of 64, eight workers, OpenCV with its own threads: 2.14 s per iteration, and not steady.",
    evidence: "cited",
    source: "openCvThreads",
  },
  openCvAfter: {
    value: "267 images/s",
    what: "Another project's loader on the same images, in batches of 64 with eight workers: 4.17 iterations per second. The report calls the problem solved without OpenCV's threads; it gives no rate after that.",
    evidence: "cited",
    source: "openCvThreads",
  },
  rowsNoWorkers: {
    value: "about 820,000 rows/s",
    what: "Recorded run tabular_b256_w0_p0_s0, torch 2.13, no training step; repeats differ by 24 %.",
    evidence: "measured",
    source: "recordedRuns",
  },
  rowsTwoWorkers: {
    value: "about 146,000 rows/s",
    what: "Recorded run tabular_b256_w2_p2_s0, torch 2.13, no training step; repeats differ by 8 %.",
    evidence: "measured",
    source: "recordedRuns",
  },
  decodePerCore: {
    value: "350–400 images/s",
    what: "One core, Pillow 12, synthetic JPEGs of 500 × 375 and about 100 kB, decoded and cropped.",
    evidence: "measured",
    source: "experiments",
  },
  decodeMegabytes: {
    value: "about 36 MB/s",
    what: "350–400 files of about 100 kB a second.",
    evidence: "computed",
    source: "experiments",
  },
  decodeEightCores: {
    value: "300 MB/s",
    what: "Eight times about 36 MB/s is 290 MB/s.",
    evidence: "computed",
    source: "experiments",
  },
  sataRandomRead: {
    value: "530 MB/s",
    what: "Random reads from the SATA SSD of the paper's eight-V100 machine.",
    evidence: "cited",
    source: "dataStalls",
  },
  looseFiles: {
    value: "107 images/s",
    what: "ImageNet as loose files on Ceph over hard disks, tf.data with eight threads.",
    evidence: "cited",
    source: "presto",
  },
  joinedFiles: {
    value: "962 images/s",
    what: "The same images joined into one TFRecord file, read in sequence.",
    evidence: "cited",
    source: "presto",
  },
  s3OneWorker: {
    value: "5.3 Mbit/s",
    what: "Files of about 113 kB from S3, batch 32, one worker.",
    evidence: "cited",
    source: "concurrentLoader",
  },
  s3EightWorkers: {
    value: "37 Mbit/s",
    what: "The same with eight workers.",
    evidence: "cited",
    source: "concurrentLoader",
  },
  scratchOneWorker: {
    value: "122 Mbit/s",
    what: "The same files from a local scratch disk, one worker.",
    evidence: "cited",
    source: "concurrentLoader",
  },
  pinnedRatioLow: {
    value: "1.05 times",
    what: "97.4 against 93.0 GiB/s, host to device, on a GH200.",
    evidence: "cited",
    source: "pinnedRatioOne",
  },
  pinnedRatioHigh: {
    value: "about twice",
    what: "11–12 against 5–6 GB/s, a developer's remark; the GPU is not named.",
    evidence: "cited",
    source: "pinnedRatioTwo",
  },
  manualPinSlower: {
    value: "twice as slow",
    what: "The tutorial's words: it can be up to twice as slow as a plain copy.",
    evidence: "cited",
    source: "pinTutorial",
  },
} as const satisfies Record<string, Fact>;
