import { MIB } from "@/lib/format/bytes";
import { fixed } from "@/lib/sim";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { SMALL_TENSORS } from "../smallTensors";
import { batchesOf, tensors, wishFrom } from "../wishFrom";

/** A batch of many small things. */
export const aThousandTensors: QuizCase = {
  id: "thousand-tensors",
  level: 2,
  title: "Four mebibytes, and a quarter of a second for them",
  kinds: ["ipc_dominated", "main_process_bound"],
  situation:
    "A graph network gets batches of 4 MiB from four workers; each batch is a list of 1,024 small tensors. A call of next() takes a quarter of a second, and the card hardly computes.",
  wish: wishFrom("in-ram-tensors", {
    dataset: batchesOf(64, 20),
    sample: { cpuMs: fixed(0.4), holdsInterpreterLock: false },
    collate: { inWorkerMs: 2, inMainMs: 2 },
    payload: tensors(4 * MIB, 1024),
    loader: { batchSize: 64, numWorkers: 4 },
    training: { stepMs: fixed(12) },
    machine: { cores: 8, costs: SMALL_TENSORS },
  }),
  footprint: null,
  openFiles: 65_536,
  instruments: ["queues", "processes", "waits", "gpu"],
  logLine: null,
  objective: "throughput",
  prediction: {
    question: "What would loading in the main process bring, as a multiple of the samples per second?",
    about: { run: "after", remedy: "noWorkers" },
    of: "samplesPerSecond",
    options: [
      { label: "Fewer than now", below: 0.9 },
      { label: "Up to five times as many", below: 5 },
      { label: "More than that", below: null },
    ],
  },
  rounds: [
    {
      causes: [
        right(
          "each",
          "Every tensor is handed over by itself",
          "Yes. For each the main process opens a connection, gets a descriptor and maps it, 1,024 times.",
        ),
        wrong(
          "bytes",
          "Too many bytes between the processes",
          "4 MiB are few. They are not even copied: they lie in shared memory.",
        ),
        wrong(
          "workers",
          "Too few workers",
          "They are done early: batches wait, finished, and the workers idle.",
        ),
        wrong(
          "collate",
          "A slow collate function in the workers",
          "It takes two milliseconds. What takes long happens after it.",
        ),
      ],
      hints: [
        "Who is busy while next() runs: the workers or the main process?",
        "Divide a quarter of a second by 1,024.",
      ],
      remedies: ["moreWorkers", "deeperPrefetch", "fewerTensors", "fileSystemSharing", "noWorkers"],
      accepted: "fewerTensors",
      gaveAway:
        "Finished batches wait while the main process is busy inside next(). A cost that does not come from bytes comes from pieces.",
      misled:
        "A slow next() usually means slow workers. Look at the queue: if it is full, they are not to blame.",
    },
  ],
  readOn: "the-hand-over-tax",
  source: thread(
    "dmlc/dgl",
    2716,
    "A batch of 1,024 small tensors took 16.5 ms to send and one tensor 2.5 ms; epochs became three times as fast.",
  ),
  assumed: [
    "Each tensor costs 0.23 ms, as recorded with a DataLoader; the report sends through a queue of its own.",
    "The limit of open files has been raised; a step takes 12 ms.",
  ],
};
