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
    "The card is busy half of the time, so you doubled the workers to twelve, and nothing changed. In every step the loop logs the loss, then draws the noise for the next step on the CPU.",
  wish: wishFrom("imagenet-jpeg", {
    dataset: batchesOf(64, 120),
    loader: { numWorkers: 12, pinMemory: true },
    training: { stepMs: fixed(50), hostMs: 50, readsLoss: true },
    machine: { cores: 16 },
  }),
  footprint: null,
  instruments: ["gpu", "waits", "processes", "queues"],
  logLine: "noise for one step, timed alone: 50 ms",
  objective: "throughput",
  prediction: {
    question: "What would a step of half the length bring, as a multiple of the images per second?",
    about: { run: "after", remedy: "fixModel" },
    of: "samplesPerSecond",
    options: [
      { label: "About as many as now", below: 1.1 },
      { label: "A quarter to a half more", below: 1.5 },
      { label: "About twice as many", below: null },
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
          "It is pinned and takes 1.7 ms. A step and the noise add up to a whole iteration without it.",
        ),
        wrong(
          "cores",
          "Noise that takes cores from the workers",
          "It takes half of one core of sixteen, and the workers are ahead anyway.",
        ),
      ],
      hints: [
        "The card is busy for half of the time, and so is the main process. Are they ever busy at once?",
        "What makes the CPU wait for the GPU here?",
      ],
      remedies: ["moreWorkers", "deeperPrefetch", "nonBlocking", "readLossLess", "fixModel"],
      accepted: "readLossLess",
      gaveAway:
        "An iteration takes 100 ms: exactly a step plus the noise. The main process computes while the card idles, then sleeps while it works, and loss.item() is where it sleeps.",
      misled:
        "Half a GPU sounds like half the data. The noise looks like a cost as well, and it would cost nothing: it fits beside the step.",
    },
  ],
  readOn: "first-is-next-slow",
  source: thread(
    "jolibrain/joliGEN",
    374,
    "With losses read only where they are printed, the time of the training loop was divided by 2.",
  ),
  assumed: ["The workload: images, a step and noise of 50 ms each, twelve workers on 16 cores."],
};
