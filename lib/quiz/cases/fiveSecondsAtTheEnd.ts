import { defaultMachine, fixed } from "@/lib/sim";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { batchesOf, wishFrom } from "../wishFrom";

/** An end that waits for somebody. */
export const fiveSecondsAtTheEnd: QuizCase = {
  id: "five-seconds",
  level: 2,
  title: "Five seconds after the last batch",
  kinds: ["epoch_end_stall"],
  situation:
    "Epochs of 80 batches, two workers, pinned memory: the card is busy from the first batch to the last. Then the loop stands still for five seconds, epoch after epoch.",
  wish: wishFrom("imagenet-jpeg", {
    dataset: batchesOf(32, 80),
    loader: { batchSize: 32, numWorkers: 2, pinMemory: true },
    training: { stepMs: fixed(130), epochs: 4 },
    machine: {
      costs: {
        ...defaultMachine.costs,
        lifecycle: { ...defaultMachine.costs.lifecycle, endMs: 5000 },
      },
    },
  }),
  footprint: null,
  instruments: ["gpu", "waits", "processes", "queues"],
  logLine: null,
  objective: "wholeRun",
  prediction: {
    question:
      "What would a step of half the length bring, as a multiple of the images per second over all epochs?",
    about: { run: "after", remedy: "fixModel" },
    of: "samplesPerSecond",
    options: [
      { label: "Up to a third more", below: 1.33 },
      { label: "A third to two thirds more", below: 1.67 },
      { label: "About twice as many", below: null },
    ],
  },
  rounds: [
    {
      causes: [
        right(
          "end",
          "The loader takes itself down after every epoch, and something does not leave",
          "Yes. The last next() of an epoch ends workers and pin thread, and waits up to five seconds for one of them.",
        ),
        wrong(
          "start",
          "Workers that start slowly for the next epoch",
          "They start again, too. That takes a fraction of a second, and the pause comes before it.",
        ),
        wrong(
          "save",
          "A checkpoint that is written",
          "A likely guess at the end of an epoch. But the time is spent inside next().",
        ),
        wrong("supply", "Two workers are too few", "They keep the card busy until the last batch."),
      ],
      hints: ["Which call takes the five seconds?", "It is the call that brings no batch."],
      remedies: ["moreWorkers", "persistentWorkers", "forkserverWorkers", "deeperPrefetch", "noWorkers"],
      accepted: "persistentWorkers",
      gaveAway:
        "The pause is inside the next() that ends the epoch, with no batch in flight and every worker already done.",
      misled: "Pauses between epochs are usually starts. This one is an end: the order tells.",
    },
  ],
  readOn: "workers-processes-started-one-by-one",
  source: thread(
    "pytorch/pytorch",
    23642,
    "PyTorch 1.2, two workers, pinned memory, 80 batches: leaving the epoch took 5.01 to 5.05 s instead of almost nothing.",
  ),
  assumed: [
    "A step of 130 ms for 32 images. PyTorch has mended this one; a thread that hangs looks the same.",
  ],
};
