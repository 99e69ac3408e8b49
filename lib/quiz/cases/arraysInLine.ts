import { defaultCollateOf } from "@/lib/presets/collate";
import { fixed } from "@/lib/sim";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { batchesOf, wishFrom } from "../wishFrom";

const BYTES = 64 * (3 * 224 * 224 * 4 + 8);

/** Batches that are ready and still have to be carried. */
export const arraysInLine: QuizCase = {
  id: "arrays-in-line",
  level: 1,
  title: "Idle workers, and next() takes its time",
  kinds: ["ipc_dominated", "main_process_bound"],
  situation:
    "You train on images with twelve workers on 16 cores, and a collate function of your own returns them as NumPy arrays. Most workers have nothing to do, yet the loop spends more than half of its time in next(), and the card is idle most of the time.",
  wish: wishFrom("imagenet-jpeg", {
    dataset: batchesOf(64, 120),
    collate: defaultCollateOf(BYTES),
    payload: { kind: "byValue", bytes: BYTES },
    loader: { numWorkers: 12 },
    training: { stepMs: fixed(30) },
    machine: { cores: 16 },
  }),
  footprint: null,
  instruments: ["queues", "waits", "processes", "gpu"],
  logLine: null,
  objective: "throughput",
  prediction: {
    question: "What would more workers bring, as a multiple of the images per second?",
    about: { run: "after", remedy: "moreWorkers" },
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
          "value",
          "Arrays are pickled, pushed through a pipe and unpickled, batch by batch",
          "Yes. 37 MiB go through a pipe of 64 KiB, and the training loop unpacks them inside next().",
        ),
        wrong(
          "workers",
          "Too few workers",
          "Then all of them would be busy. Two in three have nothing to do.",
        ),
        wrong(
          "collate",
          "A collate function that takes too long",
          "It runs in the workers, and those are idle most of the time. What takes long comes after them.",
        ),
        wrong(
          "copy",
          "The copy to the GPU",
          "It comes after next(), and takes milliseconds. The time is spent inside next().",
        ),
      ],
      hints: [
        "Which process works while next() runs: a worker or the main process?",
        "What is a batch made of, and how does that get from one process to another?",
      ],
      remedies: ["moreWorkers", "deeperPrefetch", "returnTensors", "fasterDecoder", "nonBlocking"],
      accepted: "returnTensors",
      gaveAway:
        "Most workers have nothing to do, and nearly all that is in flight is theirs no longer: it is pickled or on its way through the pipe. The main process is busy inside next(), and the code says with what.",
      misled:
        "A slow next() usually means slow workers. These are done early: what is slow is the way from them to the loop. A batch on that way does not count as finished, so few finished batches do not mean slow workers here; idle workers tell.",
    },
  ],
  readOn: "the-hand-over-tax",
  source: thread(
    "pytorch/pytorch",
    3830,
    "A maintainer on arrays from workers: they take the default pickler, which is slow; tensors lie in shared memory, and nothing of them is copied.",
  ),
  assumed: [
    "The workload: 64 images of 5.2 ms, 37 MiB a batch, a step of 30 ms; the report has no figures.",
    "Pickling and unpickling take 2.4 ms per million bytes together, as recorded.",
  ],
};
