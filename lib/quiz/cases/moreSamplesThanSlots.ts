import { fixed } from "@/lib/sim";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { batchesOf, wishFrom } from "../wishFrom";

/** A depth in batches, read as one in samples. */
export const moreSamplesThanSlots: QuizCase = {
  id: "more-samples-than-slots",
  level: 1,
  title: "Eight slots for 64 samples?",
  kinds: ["wrong_measurement"],
  situation:
    "With four workers and prefetch_factor=2 you count eight slots, and your batch has 64 samples. You conclude that most samples have to wait for room, and want to raise prefetch_factor to 16.",
  wish: wishFrom("imagenet-jpeg", {
    dataset: batchesOf(64, 120),
    loader: { batchSize: 64, numWorkers: 4, pinMemory: true },
    training: { stepMs: fixed(140), copy: { nonBlocking: true, stream: "default" } },
  }),
  footprint: null,
  instruments: ["queues", "waits", "gpu", "memory"],
  logLine: null,
  objective: "nothingToGain",
  prediction: {
    question: "What would a prefetch_factor twice as large bring, as a multiple of the images per second?",
    about: { run: "after", remedy: "deeperPrefetch" },
    of: "samplesPerSecond",
    options: [
      { label: "About as many as now", below: 1.1 },
      { label: "Half as many again", below: 1.6 },
      { label: "Twice as many", below: null },
    ],
  },
  rounds: [
    {
      causes: [
        right(
          "fine",
          "Nothing: the slots are batches, and the GPU never waits",
          "Yes. Eight batches in flight are 512 samples, and five of the eight lie finished.",
        ),
        wrong(
          "depth",
          "Eight slots are too few for 64 samples",
          "They would be, if a slot held a sample. It holds a batch.",
        ),
        wrong(
          "workers",
          "Four workers cannot load 64 samples at once",
          "They need not: each loads a batch of its own, and there is time for it.",
        ),
        wrong(
          "order",
          "Samples that wait for each other inside a batch",
          "A worker loads them one after the other. What counts is that the batch is ready in time, and it is.",
        ),
      ],
      hints: ["Does next() wait?", "How many batches are in flight, and how many of them are finished?"],
      remedies: ["deeperPrefetch", "moreWorkers", "smallerBatches", "leaveItAlone"],
      accepted: "leaveItAlone",
      gaveAway:
        "The GPU is busy without a gap and next() returns at once. A queue that is never empty is long enough.",
      misled: "The arithmetic is right and the unit is wrong: prefetch_factor counts batches per worker.",
    },
  ],
  readOn: "credit-how-far-ahead-workers-run",
  source: thread(
    "pytorch/pytorch",
    58030,
    "A user expects waiting whenever prefetch_factor × num_workers is no larger than the batch size; four workers, a depth of 2, batches of 64.",
  ),
  assumed: ["The workload: ImageNet, a step of 140 ms for 64 images."],
};
