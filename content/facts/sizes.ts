import type { Fact } from "@/lib/evidence";
import { formatBytes } from "@/lib/format/bytes";

const FLOAT_BYTES = 4;
const imageBytes = 3 * 224 * 224 * FLOAT_BYTES;

/** With an ordinary space: a fact is compared with the sentences of the fact check. */
const inMemory = (bytes: number): string => formatBytes(bytes).replace("\u202f", " ");

/** Bytes of batches and messages. */
export const SIZE_FACTS = {
  imageBatchBytes: {
    value: inMemory(64 * imageBytes),
    what: "64 images of 3 × 224 × 224 values of 4 bytes: 38,535,168 bytes.",
    evidence: "computed",
    source: "dataloaderPy",
  },
  imageInFlightBytes: {
    value: inMemory(4 * 2 * 64 * imageBytes),
    what: "Four workers times two batches, 38,535,168 bytes each.",
    evidence: "computed",
    source: "dataloaderPy",
  },
  handOverBatchBytes: {
    value: inMemory(32 * imageBytes),
    what: "32 images of 3 × 224 × 224 values of 4 bytes: 19,267,584 bytes.",
    evidence: "computed",
    source: "reductionsPy",
  },
  handleBytes: {
    value: "361 bytes",
    what: "Length of the message that ForkingPickler makes of the number of the task and a float32 tensor of 32 × 3 × 224 × 224; the bytes of the tensor stay in shared memory.",
    evidence: "measured",
    source: "experiments",
  },
  manyTensors: {
    value: "32 tensors",
    what: "The same values as a list with one tensor per image.",
    evidence: "measured",
    source: "experiments",
  },
  manyTensorMessage: {
    value: "2,681 bytes",
    what: "Length of the message for a list of 32 tensors of 3 × 224 × 224 float32, with the number of the task.",
    evidence: "measured",
    source: "experiments",
  },
  numpyMessageBytes: {
    value: "19,267,755 bytes",
    what: "Length of the message for a NumPy array of 32 × 3 × 224 × 224 float32, with the number of the task: the array and 171 bytes around it.",
    evidence: "measured",
    source: "experiments",
  },
  pipeBytes: {
    value: "64 KiB",
    what: "Capacity of a pipe on Linux unless somebody changes it.",
    evidence: "documented",
    source: "pipeManual",
  },
  pinBatch: {
    value: inMemory(32 * imageBytes),
    what: "32 images of 3 × 224 × 224 float32: 19,267,584 bytes are 18.375 MiB.",
    evidence: "computed",
    source: "hostAllocator",
  },
  pinBlock: {
    value: "32 MiB",
    what: "The next power of two, which is how the host allocator rounds by default.",
    evidence: "documented",
    source: "hostAllocator",
  },
  dockerShmBytes: {
    value: "64 MiB",
    what: "Size of /dev/shm in a Docker container without --shm-size.",
    evidence: "documented",
    source: "dockerShm",
  },
  smallFile: {
    value: "0.115 MB",
    what: "Mean size of ImageNet's files in that study. Joined, they came 9 times as fast; images of 0.52 MB 3.3 times, of 17.4 MB 1.4 times.",
    evidence: "cited",
    source: "presto",
  },
} as const satisfies Record<string, Fact>;
