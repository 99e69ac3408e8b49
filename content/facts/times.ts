import type { Fact } from "@/lib/evidence";

const NEXT = "Time of next() when the batch is certainly ready, median; 32 × 3 × 224 × 224 float32";

/** Durations. */
export const TIME_FACTS = {
  firstBatchFork: {
    value: "30–50 ms",
    what: "From iter() to the first batch, two forked workers, tiny samples.",
    evidence: "measured",
    source: "experiments",
  },
  foreignThreads: {
    value: "two threads on two cores",
    what: "NumPy 2.4.6 multiplying matrices, and OpenCV 5.0 blurring an image, in a worker of torch 2.13.0 whose torch.get_num_threads() is 1.",
    evidence: "measured",
    source: "experiments",
  },
  openMpSpin: {
    value: "4–8 ms",
    what: "CPU time per region, eight processes with two threads of GNU OpenMP (GCC 12.2) each, on two cores; four repeats.",
    evidence: "measured",
    source: "experiments",
  },
  openMpAlone: {
    value: "0.9 ms",
    what: "CPU time of the same region, eight processes with one thread each, on two cores.",
    evidence: "measured",
    source: "experiments",
  },
  firstBatchSpawn: {
    value: "1.1–1.8 s",
    what: "From iter() to the first batch, two workers started by spawn or forkserver, tiny samples; each worker imports torch.",
    evidence: "measured",
    source: "experiments",
  },
  forkserverPreloaded: {
    value: "about 30 ms",
    what: "Start of an epoch with forkserver and torch preloaded, two workers, once the server runs.",
    evidence: "measured",
    source: "experiments",
  },
  receiveTensor: {
    value: "1.5–1.8 ms",
    what: `${NEXT}, one tensor.`,
    evidence: "measured",
    source: "experiments",
  },
  receiveManyTensors: {
    value: "15 ms",
    what: `${NEXT}, as a list of 32 tensors.`,
    evidence: "measured",
    source: "experiments",
  },
  receiveNumpy: {
    value: "47 ms",
    what: `${NEXT}, as one NumPy array.`,
    evidence: "measured",
    source: "experiments",
  },
  receiveBytes: { value: "52 ms", what: `${NEXT}, as bytes.`, evidence: "measured", source: "experiments" },
  perTensorDescriptor: {
    value: "0.23 ms",
    what: "Additional time of next() per tensor with the sharing strategy file_descriptor, from 1 to 256 tensors in a batch.",
    evidence: "measured",
    source: "experiments",
  },
  perTensorFile: {
    value: "0.05 ms",
    what: "The same with the sharing strategy file_system.",
    evidence: "measured",
    source: "experiments",
  },
  firstTouch: {
    value: "about 6.6 ms",
    what: "Reading a received batch of 18.4 MiB for the first time: its pages are mapped one by one.",
    evidence: "measured",
    source: "experiments",
  },
  freeBatch: {
    value: "about 10 ms",
    what: "Letting go of a received batch of 18.4 MiB.",
    evidence: "measured",
    source: "experiments",
  },
  jpegSample: {
    value: "5–7 ms",
    what: "CPU time of one image with PIL and torchvision: decode, random crop and resize, flip, convert, normalise. 6.4 ms summed over the operations of one report (if its table is one epoch of 1.28 million images); 5.2 ms from another, 1,923 images/s with ten workers (pytorch-image-models #1491).",
    evidence: "cited",
    source: "lotus",
  },
  burstWaits: {
    value: "124.6, 1.3, 0, 0 and 120.2 s",
    what: "Waits before successive steps with four workers; a batch took one worker about 120 s.",
    evidence: "cited",
    source: "burstPeriod",
  },
  pinGilBubble: {
    value: "50 ms and more",
    what: "Idle stretches of the GPU while the pin thread held the interpreter lock; eight A100, torch 1.12.",
    evidence: "cited",
    source: "pinThreadGil",
  },
  sweepEpochs: {
    value: "1,350, 727 and 1,020 s",
    what: "Length of a mini epoch on one node of a cluster, with 4, 12 and 18 workers.",
    evidence: "cited",
    source: "tooManyWorkers",
  },
} as const satisfies Record<string, Fact>;
