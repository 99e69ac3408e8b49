import { fixed } from "@/lib/sim";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { batchesOf, wishFrom } from "../wishFrom";

/** Nothing to load, and somebody to fetch for it. */
export const laptopEpochs: QuizCase = {
  id: "laptop-epochs",
  level: 1,
  title: "With workers, many times slower",
  kinds: ["windows_macos_spawn", "ipc_dominated"],
  situation:
    "On a Mac you train a toy model on a small dataset in memory, for many epochs of 20 batches. Following a guide you set num_workers=4, and now every epoch takes over a second instead of a blink.",
  wish: wishFrom("tabular-rows", {
    dataset: batchesOf(32, 20),
    sample: { cpuMs: fixed(0.02) },
    loader: { batchSize: 32, numWorkers: 4, startMethod: "spawn" },
    training: { stepMs: fixed(1), epochs: 8 },
    machine: { cores: 8 },
  }),
  footprint: null,
  instruments: ["processes", "waits", "gpu"],
  logLine: null,
  objective: "wholeRun",
  prediction: {
    question:
      "What would persistent_workers=True bring, as a multiple of the rows per second over all eight epochs?",
    about: { run: "after", remedy: "persistentWorkers" },
    of: "samplesPerSecond",
    options: [
      { label: "Up to twice as many", below: 2 },
      { label: "Two to twenty times as many", below: 20 },
      { label: "More than that", below: null },
    ],
  },
  rounds: [
    {
      causes: [
        right(
          "start",
          "Every epoch starts four Python processes anew, for work of milliseconds",
          "Yes. Each imports torch before it loads anything, and leaves after 20 batches.",
        ),
        wrong(
          "cores",
          "Four workers that crowd out the main process",
          "There are eight cores, and less than four are in use: nobody has to wait for one.",
        ),
        wrong(
          "few",
          "Too few workers",
          "A sample takes 20 µs. One process is quicker than you can share it out.",
        ),
        wrong("disk", "A dataset that is read again every epoch", "It is in memory. Nothing is read."),
      ],
      hints: [
        "What happens before the first batch of every epoch?",
        "How long would the 20 batches take one process?",
      ],
      remedies: ["moreWorkers", "noWorkers", "persistentWorkers", "deeperPrefetch", "forkWorkers"],
      accepted: "noWorkers",
      gaveAway:
        "The first batch of each epoch takes over a second, all others together milliseconds. And what workers could save is next to nothing.",
      misled:
        "persistent_workers looks like the cure, since it takes the restarts away. Workers that stay still cost more than they load.",
    },
  ],
  readOn: "workers-processes-started-one-by-one",
  source: thread(
    "Lightning-AI/pytorch-lightning",
    17410,
    "A small dataset in memory on an M1 Mac: 50 to 100 times slower with any number of workers above 0.",
  ),
  assumed: [
    "20 batches of 32 rows, 20 µs each; starting a worker takes 1.2 s, as recorded under Linux.",
    "The instruments are those of a Linux machine with an NVIDIA card. A Mac has no nvidia-smi and no /proc: look at Activity Monitor, top and py-spy there.",
  ],
};
