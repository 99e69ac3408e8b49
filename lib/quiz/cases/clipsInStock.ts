import { GIB, MIB } from "@/lib/format/bytes";
import { fixed } from "@/lib/sim";
import { footprintOf } from "@/lib/sim/memory";
import { toScenario } from "@/lib/scenario-store";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { batchesOf, tensors, wishFrom } from "../wishFrom";

const wish = wishFrom("video-clips", {
  dataset: batchesOf(1, 160),
  sample: { cpuMs: { kind: "lognormal", meanMs: 1100, sigma: 0.2 } },
  collate: { inWorkerMs: 300, inMainMs: 300 },
  payload: tensors(500 * MIB, 1),
  loader: { batchSize: 1, numWorkers: 8, prefetchFactor: 8 },
  training: { stepMs: fixed(280) },
  machine: { cores: 16, ramBytes: 10 * GIB, shmBytes: 8 * GIB },
});

/** A depth that counts batches per worker. */
export const clipsInStock: QuizCase = {
  id: "clips-in-stock",
  level: 2,
  title: "Gone before the tenth step",
  kinds: ["prefetch_memory", "shm_exhausted"],
  situation:
    "Samples of 500 MiB, one per batch, are loaded by eight workers with prefetch_factor=8 on a machine with 10 GiB of RAM. The run dies within seconds; with two workers it lives, and is slower.",
  wish,
  footprint: footprintOf(toScenario(wish)),
  instruments: ["memory", "queues", "processes", "waits"],
  logLine: "one batch: load 1.4 s, next() 75 ms, .to(device) 35 ms, step 280 ms\nKilled",
  objective: "survival",
  prediction: {
    question: "Were it not to die: how much of the time would the GPU be busy?",
    about: { run: "before" },
    of: "gpuBusyFraction",
    options: [
      { label: "Less than half", below: 0.5 },
      { label: "Half to four fifths", below: 0.8 },
      { label: "More than that", below: null },
    ],
  },
  rounds: [
    {
      causes: [
        right(
          "depth",
          "Up to 64 batches are on their way at once",
          "Yes. The depth is per worker: eight times eight times 500 MiB.",
        ),
        wrong(
          "dataset",
          "A dataset that grows in the workers",
          "It is a short list of paths. What grows are batches.",
        ),
        wrong("leak", "A loop that keeps its batches", "It holds one. The others have not reached it yet."),
        wrong(
          "workers",
          "Eight copies of Python with torch",
          "10 MiB each when they are forked. They are hard to see in the picture.",
        ),
      ],
      hints: [
        "What is it that fills the memory, and how many of it are there?",
        "Multiply workers, prefetch_factor and the size of a batch.",
      ],
      remedies: ["fewerWorkers", "shallowerPrefetch", "noWorkers", "packDataset", "pinMemory"],
      accepted: "shallowerPrefetch",
      gaveAway:
        "64 batches are on their way from the first second on, and memory climbs with what workers have loaded of them. Hardly one has been delivered yet.",
      misled:
        "Fewer workers would take memory away as well, and with it the pace. The stock is what is too large, not the crew.",
    },
  ],
  readOn: "memory-analysis",
  source: thread(
    "pytorch/pytorch",
    176166,
    "Samples of 500 MB, one per batch, with prefetch_factor=2: 1 GB per worker was expected and 1.3 GB of RSS seen.",
  ),
  assumed: [
    "Eight workers, a depth of 8 and 10 GiB of RAM, 8 GiB of it for /dev/shm; 1.4 s to load a sample, steps of 280 ms.",
  ],
};
