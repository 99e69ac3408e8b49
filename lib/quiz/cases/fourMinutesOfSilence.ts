import { defaultMachine, fixed } from "@/lib/sim";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { batchesOf, wishFrom } from "../wishFrom";

/** A slow start and a normal run. */
export const fourMinutesOfSilence: QuizCase = {
  id: "minutes-of-silence",
  level: 1,
  title: "Four minutes before the first step",
  kinds: ["spawn_cost", "first_batch_latency"],
  situation:
    "A segmentation script sits there for nearly four minutes after launch, then trains at full speed. You wait for it several times a day, each time for a short run on Linux.",
  wish: wishFrom("imagenet-jpeg", {
    dataset: { ...batchesOf(16, 120), pickledBytes: 2 ** 20 },
    sample: { cpuMs: { kind: "lognormal", meanMs: 18, sigma: 0.25 } },
    loader: { batchSize: 16, numWorkers: 4, startMethod: "spawn", pinMemory: true },
    training: { stepMs: fixed(300) },
    machine: {
      cores: 8,
      costs: {
        ...defaultMachine.costs,
        lifecycle: { ...defaultMachine.costs.lifecycle, spawnedBootMs: 57_000 },
      },
    },
  }),
  footprint: null,
  instruments: ["gpu", "processes", "waits", "storage"],
  logLine: null,
  objective: "wholeRun",
  prediction: {
    question: "What would a local copy of the data do to the time to the first batch?",
    about: { run: "after", remedy: "localCopy" },
    of: "firstBatchMs",
    options: [
      { label: "Halve it, or better", below: 0.6 },
      { label: "Shorten it by a minute or so", below: 0.9 },
      { label: "Leave it as it is", below: null },
    ],
  },
  rounds: [
    {
      causes: [
        right(
          "start",
          "Workers that start one after the other, each importing everything anew",
          "Yes. The main process waits for each of four workers in turn, nearly a minute each.",
        ),
        wrong(
          "first",
          "A first batch that takes that long",
          "One worker builds it, so it is slower than the others. It takes a third of a second.",
        ),
        wrong(
          "disk",
          "A cold disk",
          "A first epoch is often slow. Then reads would show from the first second on; there are none.",
        ),
        wrong(
          "gpu",
          "CUDA that has to warm up",
          "It does, for some seconds, when the first batch is there. Here iter() alone takes the four minutes, before any batch.",
        ),
      ],
      hints: [
        "How many worker processes are there after one minute? After two?",
        "iter() takes all of it. What happens in iter(), and how does a worker start that is not forked?",
      ],
      remedies: ["noWorkers", "fewerWorkers", "forkWorkers", "localCopy"],
      accepted: "forkWorkers",
      gaveAway:
        "iter() alone takes the four minutes, nothing is read, and the card is idle until the last worker is there. Then everything is normal.",
      misled:
        "num_workers=0 starts at once, and over a short run it even wins against this. It only trades the start for a slow run.",
    },
  ],
  readOn: "workers-processes-started-one-by-one",
  source: thread(
    "open-mmlab/mmsegmentation",
    1276,
    "Start of training with spawn: 3:55, 4:29 and 3:43 min; with fork 28 to 31 s; steady speed the same.",
  ),
  assumed: [
    "57 s for each of four workers follow from the report if they start in turn, as they do with a dataset that fills a pipe when pickled, here 1 MiB; it tells no number of workers.",
    "The workload: images, 18 ms each, 120 steps of 300 ms.",
  ],
};
