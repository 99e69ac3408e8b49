import { fixed } from "@/lib/sim";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { batchesOf, wishFrom } from "../wishFrom";

/** A clock around a call that waits for something else. */
export const theTinyCopy: QuizCase = {
  id: "tiny-copy",
  level: 2,
  title: "A copy of a few hundred kilobytes that takes 35 ms",
  kinds: ["wrong_measurement", "gpu_bound"],
  situation:
    "You put time.time() around every line of the loop: next() takes next to nothing, the lines of forward and backward two milliseconds, and moving a few hundred kilobytes of tokens to the GPU 35 ms. A colleague wants to rewrite how batches are moved.",
  wish: wishFrom("token-text", {
    dataset: batchesOf(32, 120),
    loader: { batchSize: 32, numWorkers: 4, pinMemory: true },
    training: { stepMs: fixed(37.4), hostMs: 2, readsLoss: false },
  }),
  footprint: null,
  instruments: ["gpu", "waits", "queues", "processes"],
  logLine: "next 0.3 ms   .to(device) 35.0 ms   forward, backward, step 2.0 ms",
  objective: "nothingToGain",
  prediction: {
    question: "What would a step of half the length bring, as a multiple of the samples per second?",
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
        right(
          "queue",
          "The copy waits for the step before it; the GPU is busy all along",
          "Yes. Launching returns at once, so the first call that has to wait gets the bill for the step.",
        ),
        wrong("link", "A slow link to the GPU", "A few hundred kilobytes cross any link in microseconds."),
        wrong("pin", "Memory that is not pinned", "It is pinned. And at this size it would not matter."),
        wrong(
          "loader",
          "A loader that is too slow",
          "next() returns at once, with finished batches in line.",
        ),
      ],
      hints: [
        "Is the GPU idle during these 35 ms?",
        "What does the call wait for, if the copy itself takes microseconds?",
      ],
      remedies: ["nonBlocking", "sideStream", "moreWorkers", "smallerBatches", "leaveItAlone"],
      accepted: "leaveItAlone",
      gaveAway: "The GPU has no gap. What looks like a slow copy is a fast loop that has caught up with it.",
      misled:
        "A clock on the host measures how long a call takes to return, not how long its work takes. Synchronise before each stamp, or ask the profiler.",
    },
  ],
  readOn: "who-waits-for-the-copy",
  source: thread(
    "pytorch/pytorch",
    38386,
    "A tiny copy seems to take 35 ms: it waits for kernels that were launched before it.",
  ),
  assumed: [
    "Token batches; a step that takes the GPU 37.4 ms and the loop 2 ms to launch; the log line is what such stamps show, not a line of the report.",
  ],
};
