import { GIB } from "@/lib/format/bytes";
import { fixed } from "@/lib/sim";
import { BYTES_PER_ITEM, datasetOf, footprintOf } from "@/lib/sim/memory";
import { toScenario } from "@/lib/scenario-store";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { batchesOf, wishFrom } from "../wishFrom";

const DATASET_BYTES = 10 * GIB;

const wish = wishFrom("imagenet-jpeg", {
  dataset: batchesOf(64, 120),
  loader: { numWorkers: 8 },
  training: { stepMs: fixed(40) },
  machine: { cores: 16, ramBytes: 60 * GIB, shmBytes: 30 * GIB },
});

/** Memory that grows by reading. */
export const readingOnly: QuizCase = {
  id: "reading-only",
  level: 2,
  title: "Nobody writes, and memory grows",
  kinds: ["cow_memory_growth"],
  situation:
    "A data frame with 10 GiB of Python objects is loaded once, then eight forked workers read from it on a host with 60 GiB. Memory grows with every batch until something is killed, although nothing is ever written.",
  wish,
  footprint: {
    ...footprintOf(toScenario(wish)),
    dataset: {
      ...datasetOf("pythonObjects", Math.round(DATASET_BYTES / BYTES_PER_ITEM.pythonObjects)),
      bytes: DATASET_BYTES,
    },
  },
  instruments: ["memory", "processes", "queues"],
  logLine: "one batch: load 0.39 s in a worker, step 40 ms\nKilled",
  objective: "survival",
  prediction: {
    question: "Were it not to be killed: how much of the time would the GPU be busy?",
    about: { run: "before" },
    of: "gpuBusyFraction",
    options: [
      { label: "Less than a third", below: 0.33 },
      { label: "A third to two thirds", below: 0.67 },
      { label: "More than that", below: null },
    ],
  },
  rounds: [
    {
      causes: [
        right(
          "copies",
          "Workers get copies of the pages that they read",
          "Yes. Each object carries a reference count; who reads it writes that, and the page becomes the worker's own.",
        ),
        wrong(
          "queue",
          "Too many batches in flight",
          "They lie in /dev/shm: a few hundred mebibytes, from the first second on and no more later.",
        ),
        wrong(
          "leak",
          "A leak in the loop",
          "The main process stays as large as it was. It is the workers that grow.",
        ),
        wrong(
          "spawn",
          "A copy of the dataset for every worker at its start",
          "With spawn it would be. These are forked, and begin with next to nothing of their own.",
        ),
      ],
      hints: [
        "Which processes grow: the main process or the workers?",
        "Memory grows with what has been read. What does reading change?",
      ],
      remedies: ["fewerWorkers", "shallowerPrefetch", "packDataset", "noWorkers"],
      accepted: "packDataset",
      gaveAway: "The memory of the workers grows in step with the epoch, while /dev/shm stays level.",
      misled: "It looks like a leak. It ends by itself at one copy per worker, if there is room for that.",
    },
  ],
  readOn: "the-dataset-that-seems-to-leak",
  source: thread(
    "pytorch/pytorch",
    5902,
    "5 GB of objects: 5 GB flat without workers, 17 GB after half an hour with workers; a host of 60 GB with a frame of 50 GB runs out of memory.",
  ),
  assumed: ["10 GiB of objects of 352 bytes, eight workers; the epoch reads all of them once."],
};
