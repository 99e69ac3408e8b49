import { fixed } from "@/lib/sim";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { batchesOf, tensors, wishFrom } from "../wishFrom";

/** A loader that is too slow shows in bursts as long as its number of workers. */
export const everyFourthStep: QuizCase = {
  id: "every-fourth-step",
  level: 1,
  title: "Four quick steps, then two minutes of nothing",
  kinds: ["too_few_workers", "n_worker_burst"],
  situation:
    "You train a speech model with four workers on a machine with 32 cores. Four steps follow each other in seconds, then nothing happens for two minutes, and so on.",
  wish: wishFrom("large-volumes", {
    dataset: batchesOf(1, 48),
    sample: { cpuMs: fixed(120_000) },
    collate: { inWorkerMs: 50, inMainMs: 50 },
    payload: tensors(40e6),
    loader: { batchSize: 1, numWorkers: 4 },
    training: { stepMs: fixed(500), excludedBatches: 8 },
    machine: { cores: 32 },
  }),
  footprint: null,
  instruments: ["waits", "gpu", "processes", "queues"],
  logLine: "data time per step: 124.64 s, 1.34 s, 0.00 s, 0.00 s, 120.21 s",
  objective: "throughput",
  prediction: {
    question: "What would loading in half the CPU time bring, as a multiple of the steps per minute?",
    about: { run: "after", remedy: "fasterDecoder" },
    of: "samplesPerSecond",
    options: [
      { label: "About as many as now", below: 1.2 },
      { label: "Half as many again", below: 1.7 },
      { label: "Twice as many", below: null },
    ],
  },
  rounds: [
    {
      causes: [
        right(
          "supply",
          "Four processes, each two minutes busy with its batch",
          "Yes. They start together, finish together, and deliver four batches at a time.",
        ),
        wrong(
          "hiccup",
          "Storage that stalls every two minutes",
          "The pauses are regular, so a cache or a quota is a fair guess. But the workers are on the CPU all the time, not asleep.",
        ),
        wrong(
          "order",
          "One slow batch that holds the finished ones back",
          "Then finished batches would wait during the pause. The queue is empty until all four come at once.",
        ),
        wrong(
          "depth",
          "A prefetch queue that is too short",
          "A longer queue evens out batches that differ. Here all take as long, and the queue never fills.",
        ),
      ],
      hints: [
        "How many steps are there between two pauses? What else is there as many of?",
        "Two minutes is also what a worker needs for one batch.",
      ],
      remedies: ["deeperPrefetch", "moreWorkers", "arrivalOrder", "fasterDecoder", "pinMemory"],
      accepted: "moreWorkers",
      gaveAway:
        "The period is the number of workers. All four are busy without a pause, and 28 cores do nothing.",
      misled: "Most steps wait for nothing, so the median wait looks healthy. Only the mean tells the truth.",
    },
  ],
  readOn: "worker-throughput-profiling",
  source: thread(
    "mozilla/TTS",
    407,
    "Waits of 124.64, 1.34, 0, 0 and 120.21 s with four workers; about 120 s before every step without any.",
  ),
  assumed: [
    "The step takes half a second; the report only shows that it is short.",
    "A machine with 32 cores, batch_size=1, and loading that is CPU time: the report has the waits and the four workers alone.",
  ],
};
