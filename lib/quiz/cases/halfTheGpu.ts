import { fixed } from "@/lib/sim";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { batchesOf, wishFrom } from "../wishFrom";

/** A loop that lets nothing overlap. */
export const halfTheGpu: QuizCase = {
  id: "half-the-gpu",
  level: 3,
  title: "Every other moment idle, and next() never waits",
  kinds: ["main_process_bound", "wrong_measurement"],
  situation:
    "The card is busy half of the time, so you doubled the workers to twelve, and nothing changed. The loop logs the loss and a page of metrics in every step.",
  wish: wishFrom("imagenet-jpeg", {
    dataset: batchesOf(64, 120),
    loader: { numWorkers: 12, pinMemory: true },
    training: { stepMs: fixed(50), hostMs: 50, readsLoss: true },
    machine: { cores: 16 },
  }),
  footprint: null,
  instruments: ["gpu", "waits", "processes", "queues"],
  logLine: "step 412  loss 2.31  next 0.1 ms  metrics 50 ms  loss.item() 50 ms",
  objective: "throughput",
  prediction: {
    question: "What would metrics that cost a tenth bring, as a multiple of the images per second?",
    about: { run: "after", remedy: "lighterLoop" },
    of: "samplesPerSecond",
    options: [
      { label: "About as many as now", below: 1.2 },
      { label: "Up to twice as many", below: 2 },
      { label: "More than that", below: null },
    ],
  },
  rounds: [
    {
      causes: [
        right(
          "sync",
          "The loop waits for every step before it goes on",
          "Yes. Reading the loss ends the overlap: first the GPU works, then the CPU, never both.",
        ),
        wrong(
          "workers",
          "Too few workers",
          "A GPU at one half suggests it. But finished batches are in line and next() returns at once.",
        ),
        wrong(
          "copy",
          "The copy to the GPU",
          "It is pinned and takes two milliseconds. The log adds up to a whole iteration without it.",
        ),
        wrong(
          "cores",
          "Metrics that take cores from the workers",
          "They take one core of sixteen, and the workers are ahead anyway.",
        ),
      ],
      hints: [
        "Add up the line of the log. Which parts could happen at the same time?",
        "What makes the CPU wait for the GPU here?",
      ],
      remedies: ["moreWorkers", "deeperPrefetch", "lighterLoop", "readLossLess", "fixModel"],
      accepted: "readLossLess",
      gaveAway:
        "An iteration takes exactly a step plus the metrics, and 50 ms of it stand next to loss.item().",
      misled:
        "The metrics look like the cost, and making them cheap helps nearly as much. They could cost nothing at all: they would fit beside the step.",
    },
  ],
  source: thread(
    "lightly-ai/lightly-train",
    749,
    "Kernels run later than the calls that launch them: a reported wait for data of 60 % was 10 % once the clock waited for the GPU.",
  ),
  assumed: ["A step and metrics of 50 ms each, twelve workers on 16 cores."],
};
