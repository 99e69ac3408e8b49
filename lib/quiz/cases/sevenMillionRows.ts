import { fixed } from "@/lib/sim";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { batchesOf, tensors, wishFrom } from "../wishFrom";

const BATCH_SIZE = 100_000;

/** Rows that cost more to fetch than to have. */
export const sevenMillionRows: QuizCase = {
  id: "million-rows",
  level: 2,
  title: "A table in memory, and a card that waits for it",
  kinds: ["ipc_dominated", "main_process_bound"],
  situation:
    "Millions of rows of 100 floats lie in RAM, and a small network trains on batches of 100,000 of them with four workers. The card is idle nearly always, although slicing the same tensor by hand takes a fraction of a second.",
  wish: wishFrom("tabular-rows", {
    dataset: batchesOf(BATCH_SIZE, 30),
    sample: { cpuMs: fixed(0.007) },
    collate: { inWorkerMs: 30, inMainMs: 10 },
    payload: tensors(BATCH_SIZE * 400),
    loader: { batchSize: BATCH_SIZE, numWorkers: 4, pinMemory: true },
    training: { stepMs: fixed(5), copy: { nonBlocking: false, stream: "default" } },
    machine: { cores: 8 },
  }),
  footprint: null,
  instruments: ["processes", "waits", "gpu", "queues"],
  logLine: "dataset[i] for one row: 7 µs",
  objective: "throughput",
  prediction: {
    question: "What would more workers bring, as a multiple of the rows per second?",
    about: { run: "after", remedy: "moreWorkers" },
    of: "samplesPerSecond",
    options: [
      { label: "About as many as now", below: 1.2 },
      { label: "Up to four times as many", below: 4 },
      { label: "More than that", below: null },
    ],
  },
  rounds: [
    {
      causes: [
        right(
          "each",
          "A call into Python for every single row",
          "Yes. 7 µs are nothing, and 100,000 times 7 µs are most of a second.",
        ),
        wrong(
          "pin",
          "Pinning and copying batches of 38 MiB",
          "They are large. Pinning takes 8 ms and the copy less, of hundreds.",
        ),
        wrong(
          "pipe",
          "Batches that squeeze through a pipe between the processes",
          "Arrays would. These are tensors: a handle travels, the bytes stay in shared memory.",
        ),
        wrong(
          "workers",
          "Too few workers",
          "They are busy all the time, so more of them help. But four times as many do not even double the pace, since what keeps them busy is overhead.",
        ),
      ],
      hints: [
        "How long does a batch take if one row takes 7 µs?",
        "What does slicing do once that the loader does 100,000 times?",
      ],
      remedies: ["moreWorkers", "noWorkers", "batchedReads", "nonBlocking", "moreCores"],
      accepted: "batchedReads",
      gaveAway:
        "A row costs microseconds and a batch most of a second. The workers compute without a pause, and not on data.",
      misled: "A large batch makes everything look like moving bytes. The bytes move in milliseconds.",
    },
  ],
  readOn: "why-tiny-rows-need-no-workers",
  source: thread(
    "pytorch/pytorch",
    154318,
    "7 million rows of 100 floats: 0.39 s by slicing, 48.49 s through the loader, 43.29 s with four workers and pinning.",
  ),
  assumed: [
    "Batches of 100,000 instead of a million; a step of 5 ms.",
    "A row out of a slice costs a tenth of a row by itself.",
  ],
};
