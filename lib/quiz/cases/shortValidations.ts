import { fixed } from "@/lib/sim";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { batchesOf, wishFrom } from "../wishFrom";

/** A loader that is used often and briefly. */
export const shortValidations: QuizCase = {
  id: "short-validations",
  level: 2,
  title: "A minute for what takes ten seconds",
  kinds: ["val_loader_respawn", "epoch_start_respawn"],
  situation:
    "A small recipe validates after every few steps, on four batches at a time, with four workers under Python 3.14. All those validations together take a minute, although each has hardly anything to do.",
  wish: wishFrom("imagenet-jpeg", {
    dataset: batchesOf(16, 4),
    loader: { batchSize: 16, numWorkers: 4, startMethod: "forkserver" },
    training: { stepMs: fixed(30), epochs: 36 },
    machine: { cores: 8 },
  }),
  footprint: null,
  instruments: ["waits", "processes", "gpu", "queues"],
  logLine: null,
  objective: "wholeRun",
  prediction: {
    question: "What would validation without workers bring, as a multiple of its samples per second?",
    about: { run: "after", remedy: "noWorkers" },
    of: "samplesPerSecond",
    options: [
      { label: "Fewer than now", below: 0.9 },
      { label: "About as many as now", below: 1.2 },
      { label: "More than now", below: null },
    ],
  },
  rounds: [
    {
      causes: [
        right(
          "again",
          "Four processes that start and import anew for every validation",
          "Yes. Over a second for the start, a fraction of one for the four batches, 36 times.",
        ),
        wrong(
          "workers",
          "Too few workers",
          "There is one for each batch. More of them would have to start as well.",
        ),
        wrong(
          "model",
          "Validation that is slow on the GPU",
          "Four steps of 30 ms. The card is idle for the rest.",
        ),
        wrong(
          "read",
          "Images that are read again each time",
          "They are, and reading them is a small part of the tenth of a second that a batch takes.",
        ),
      ],
      hints: [
        "What happens between two validations, and before the first batch?",
        "How old are the worker processes?",
      ],
      remedies: ["moreWorkers", "noWorkers", "persistentWorkers", "deeperPrefetch", "smallerBatches"],
      accepted: "persistentWorkers",
      gaveAway: "Every fourth wait is over a second and all others are short. The workers are new each time.",
      misled:
        "No workers at all would be faster than this, as nothing has to start. It is the restart that costs, not the workers.",
    },
  ],
  readOn: "workers-processes-started-one-by-one",
  source: thread(
    "k2-fsa/icefall",
    1215,
    "With many short epochs and validations, persistent workers turned a couple of minutes into about 10 s.",
  ),
  assumed: [
    "Four batches of 16 images, 36 times; the start method is the default of Python 3.14 under Linux.",
    "A worker that starts by forkserver takes 1.2 s, as recorded.",
  ],
};
