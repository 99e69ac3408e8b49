import { fixed } from "@/lib/sim";
import type { QuizCase } from "../quizCase";
import { batchesOf, wishFrom } from "../wishFrom";

/** The GPU is the limit; the loader has time to spare. */
export const theIdleWorkers: QuizCase = {
  id: "idle-workers",
  level: 2,
  title: "Twelve workers and nothing to do",
  kinds: ["gpu_bound"],
  situation:
    "You train a large image model on one card with 12 workers on 16 cores, and top shows workers that doze most of the time. A colleague wants to swap the loader for one that decodes on the GPU.",
  wish: wishFrom("imagenet-jpeg", {
    dataset: batchesOf(64, 120),
    loader: { numWorkers: 12, pinMemory: true },
    training: { stepMs: fixed(210) },
    machine: { cores: 16 },
  }),
  footprint: null,
  instruments: ["gpu", "waits", "processes", "queues"],
  logLine: null,
  objective: "nothingToGain",
  prediction: {
    question: "What would a step of half the length bring, as a multiple of the images per second?",
    about: { run: "after", remedy: "fixModel" },
    of: "samplesPerSecond",
    options: [
      { label: "About as many as now", below: 1.1 },
      { label: "Up to half as many again", below: 1.6 },
      { label: "About twice as many", below: null },
    ],
  },
  rounds: [
    {
      causes: [
        {
          id: "gpu",
          label: "The step itself: the card is busy all the time",
          isRight: true,
          feedback: "Yes. Finished batches wait for the card, not the card for batches.",
        },
        {
          id: "workers",
          label: "Too few workers for what an image costs",
          isRight: false,
          feedback:
            "Then next() would be slow and no finished batch would wait. Here next() returns at once.",
        },
        {
          id: "idle",
          label: "Workers that are blocked on the result queue",
          isRight: false,
          feedback:
            "They do stand still, but not at the queue: a worker puts a batch there and goes on. It stands still because it has no index to work on.",
        },
        {
          id: "order",
          label: "Slow images that hold up finished batches",
          isRight: false,
          feedback:
            "A good thought where many batches are finished. They would be held for their turn, and next() would wait now and then; neither is the case.",
        },
      ],
      hints: ["Is next() slow?", "Compare the batches in flight with the finished ones: who waits for whom?"],
      remedies: ["fasterDecoder", "moreWorkers", "deeperPrefetch", "arrivalOrder", "leaveItAlone"],
      accepted: "leaveItAlone",
      gaveAway:
        "The card is busy without a gap and next() returns at once. Nearly all batches in flight are finished and wait.",
      misled:
        "Workers that doze look like a fault. A loader that keeps up has nothing to do until a batch is taken from it.",
    },
  ],
  readOn: "first-is-next-slow",
  source: {
    title: "huggingface/pytorch-image-models #36",
    url: "https://github.com/huggingface/pytorch-image-models/issues/36",
    checkedOn: "2026-11-30",
    figures: "A decoder on the GPU and a stream prefetcher bring nothing where the model is the limit.",
  },
  assumed: ["The step takes 210 ms for 64 images; 16 cores and a local SSD."],
};
