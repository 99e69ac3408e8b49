import { fixed } from "@/lib/sim";
import { preset } from "../build";
import { DEFAULT_COLLATE, defaultCollateOf } from "../collate";
import { WORKSTATION } from "../machines";
import { assumed, cited, computed } from "../provenance";

const BATCH_SIZE = 12;
const BYTES = BATCH_SIZE * 2 * 1024 * 8;

/** Language-model pretraining: slices of one memory-mapped file of tokens. */
export const tokenText = preset({
  id: "token-text",
  name: "Tokens from a memory-mapped file",
  situation:
    "You pretrain a small language model; a sample is a slice of a memory-mapped file, and the GPU computes for a long time.",
  workload: {
    dataset: { kind: "map", samples: 100 * BATCH_SIZE, reads: "perSample" },
    sample: {
      waitMs: fixed(0),
      cpuMs: fixed(0.02),
      storageBytes: 0,
      holdsInterpreterLock: true,
      libraryThreads: 1,
    },
    collate: defaultCollateOf(BYTES),
    payload: { kind: "tensors", tensors: 2, bytes: BYTES, sharedBy: "collate" },
  },
  loader: { batchSize: BATCH_SIZE },
  training: { stepMs: fixed(135) },
  on: WORKSTATION,
  evidence: {
    samples: assumed("the first 100 batches: the rest goes on alike"),
    sampleWait: assumed("the file stays in the page cache"),
    sampleCpu: assumed("slice, cast and wrap 1,024 tokens twice: a few Python calls and two copies of 8 KiB"),
    storageBytes: assumed("the file stays in the page cache"),
    interpreterLock: assumed("short Python calls, which keep the lock"),
    collate: DEFAULT_COLLATE,
    payload: computed("12 sequences of 1,024 int64 tokens, and the same again as targets", null),
    step: cited(
      "GPT-2 with 124 M parameters, compiled: 135 ms per iteration (nanoGPT, README); that a batch has 12 sequences of 1,024 tokens is assumed",
      "https://github.com/karpathy/nanoGPT",
    ),
  },
});
