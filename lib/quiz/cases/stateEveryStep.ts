import { fixed } from "@/lib/sim";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { batchesOf, wishFrom } from "../wishFrom";

/** Work in the loop that hides a slow loader. */
export const stateEveryStep: QuizCase = {
  id: "state-every-step",
  level: 3,
  title: "Two seconds per step, and the loader is new",
  kinds: ["main_process_bound", "too_few_workers"],
  situation:
    "After a switch to a loader that can resume where it stopped, an iteration takes two seconds. The loader has one worker on eight cores, and the card does next to nothing.",
  wish: wishFrom("token-text", {
    dataset: batchesOf(32, 60),
    sample: { cpuMs: { kind: "lognormal", meanMs: 16, sigma: 0.2 } },
    loader: { batchSize: 32, numWorkers: 1 },
    training: { stepMs: fixed(10), hostMs: 1990, excludedBatches: 8 },
    machine: { cores: 8 },
  }),
  footprint: null,
  instruments: ["waits", "processes", "gpu", "queues"],
  logLine: null,
  objective: "throughput",
  prediction: {
    question: "What would a second worker bring, as a multiple of the samples per second?",
    about: { run: "after", remedy: "moreWorkers" },
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
          "loop",
          "Something that the loop itself does in every step",
          "Yes. The main process computes for two seconds between two calls of next(), on something that is neither loading nor training.",
        ),
        wrong(
          "worker",
          "One worker is not enough",
          "That may be worth a look later. At the moment its batches lie ready: next() returns at once.",
        ),
        wrong("gpu", "A slow step", "The card computes for ten milliseconds of two seconds."),
        wrong(
          "loader",
          "The new loader, which loads more slowly",
          "It came with the slowness, so it is the first suspect. But it has finished its batch long before the loop asks.",
        ),
      ],
      hints: ["Which process uses a core all the time?", "Is the time inside next() or outside?"],
      remedies: ["moreWorkers", "lighterLoop", "deeperPrefetch", "fixModel", "noWorkers"],
      accepted: "lighterLoop",
      gaveAway:
        "The main process uses a whole core and hardly any of it inside next(). Finished batches wait for the loop.",
      misled: "One worker on eight cores looks like the obvious mistake. Nobody waits for it.",
    },
    {
      causes: [
        right(
          "worker",
          "One worker that cannot keep up",
          "Yes. It is busy all the time now, and the loop waits for it.",
        ),
        wrong(
          "loop",
          "The loop still does too much",
          "It does a tenth of what it did. Most of the time now goes into next().",
        ),
        wrong(
          "order",
          "Batches that come out of order",
          "One worker delivers in the order in which it is asked.",
        ),
      ],
      hints: ["Where does the loop spend its time now?"],
      remedies: ["lighterLoop", "moreWorkers", "deeperPrefetch", "pinMemory"],
      accepted: "moreWorkers",
      gaveAway:
        "The worker uses its core without a pause, no batch is in line, and next() takes most of an iteration.",
      misled:
        "After a change that brought so much, the rest looks like more of the same. The wait has moved into next().",
    },
  ],
  readOn: "first-is-next-slow",
  source: thread(
    "meta-pytorch/data",
    1317,
    "10 ms per iteration became 2 s with a snapshot of the loader's state in every step; the cure was one every N steps.",
  ),
  assumed: [
    "A sample takes 16 ms and there is one worker: the report's loader was fast enough.",
    "Of the loop's own work a tenth stays.",
  ],
};
