import { fixed } from "@/lib/sim";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { wishFrom } from "../wishFrom";

/** Workers that repeat each other. */
export const longerEpochs: QuizCase = {
  id: "longer-epochs",
  level: 2,
  title: "More workers, longer epochs",
  kinds: ["rng_or_sharding_bug"],
  situation:
    "You stream images from an iterable dataset with eight workers; the card is busy and next() returns at once. Yet an epoch takes twice as long as it took with one worker, and the model begins to overfit.",
  wish: wishFrom("imagenet-jpeg", {
    dataset: { kind: "iterable", shardSamples: Array.from({ length: 8 }, () => 480), split: "none" },
    loader: { batchSize: 32, numWorkers: 8, pinMemory: true },
    training: { stepMs: fixed(40) },
    machine: { cores: 16 },
  }),
  footprint: null,
  instruments: ["gpu", "queues", "waits", "processes"],
  logLine: "epoch 1: 960 steps of 32 images (3,840 images in the dataset)",
  objective: "throughput",
  prediction: {
    question: "What would more workers do to the number of steps in an epoch?",
    about: { run: "after", remedy: "moreWorkers" },
    of: "batches",
    options: [
      { label: "Lower it", below: 0.8 },
      { label: "Leave it as it is", below: 1.2 },
      { label: "Raise it", below: null },
    ],
  },
  rounds: [
    {
      causes: [
        right(
          "repeat",
          "Every worker reads the whole dataset",
          "Yes. 960 steps of 32 are 30,720 images, eight times those that exist.",
        ),
        wrong(
          "slow",
          "The loader got slower with eight workers",
          "An epoch takes longer, so it is a fair guess. The steps are as quick as ever: there are more of them.",
        ),
        wrong(
          "gpu",
          "The GPU is the limit, and nothing is wrong",
          "It is busy indeed. What it is busy with is the question.",
        ),
        wrong(
          "restart",
          "Workers that are started anew in every epoch",
          "That costs a fraction of a second once per epoch. It makes no steps.",
        ),
      ],
      hints: [
        "Multiply steps by batch size, and compare with the dataset.",
        "Who tells a worker which part is its own?",
      ],
      remedies: ["moreWorkers", "fewerWorkers", "splitByWorker", "leaveItAlone"],
      accepted: "splitByWorker",
      gaveAway:
        "The log counts eight times as many images as the dataset has. Every other instrument looks healthy.",
      misled:
        "A busy GPU and a next() that never waits are what everybody wants to see. They say nothing about what is in the batches.",
    },
  ],
  readOn: "splitting-a-stream",
  source: thread(
    "huggingface/datasets",
    3423,
    "A streamed dataset comes once per worker: with 16 workers every sample came 16 times.",
  ),
  assumed: ["3,840 images in eight shards, a step of 40 ms for 32."],
};
