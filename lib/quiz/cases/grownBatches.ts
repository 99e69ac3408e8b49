import { defaultMachine, fixed } from "@/lib/sim";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { batchesOf, wishFrom } from "../wishFrom";

/** Work that workers never see. */
export const grownBatches: QuizCase = {
  id: "grown-batches",
  level: 2,
  title: "Eight workers, and they look rows up",
  kinds: ["sampler_slow", "main_process_bound"],
  situation:
    "You train on a knowledge graph; a batch is a subgraph, grown edge by edge around a random node, and __getitem__ only looks its rows up in memory. Eight workers on 16 cores made nothing faster, and the card is idle most of the time.",
  wish: wishFrom("tabular-rows", {
    dataset: batchesOf(512, 300),
    sample: { cpuMs: fixed(0.004) },
    collate: { inWorkerMs: 1, inMainMs: 1 },
    loader: { batchSize: 512, numWorkers: 8 },
    training: { stepMs: fixed(12), readsLoss: false },
    machine: {
      cores: 16,
      costs: {
        ...defaultMachine.costs,
        handOver: { ...defaultMachine.costs.handOver, drawIndexMs: 0.08 },
      },
    },
  }),
  footprint: null,
  instruments: ["processes", "queues", "waits", "gpu"],
  logLine: null,
  objective: "throughput",
  prediction: {
    question: "What would loading in the main process bring, as a multiple of the rows per second?",
    about: { run: "after", remedy: "noWorkers" },
    of: "samplesPerSecond",
    options: [
      { label: "Half as many, or fewer", below: 0.6 },
      { label: "About as many as now", below: 1.2 },
      { label: "Twice as many, or more", below: null },
    ],
  },
  rounds: [
    {
      causes: [
        right(
          "sampler",
          "The batch sampler, which grows every subgraph in the main process",
          "Yes. A sampler runs where the loop runs, however many workers there are.",
        ),
        wrong(
          "workers",
          "Too few workers for so many rows",
          "They have next to nothing to do, and finished batches wait.",
        ),
        wrong(
          "tensors",
          "Batches that cost too much on their way between the processes",
          "That is a price per tensor or per byte. A batch here is a few small tensors.",
        ),
        wrong(
          "step",
          "A loop that waits for every step",
          "It reads no loss. And the time is spent inside next(), before the step.",
        ),
      ],
      hints: [
        "One process is busy all the time. Which one?",
        "What happens inside next() besides taking a batch? Somebody has to say which rows come next.",
      ],
      remedies: ["moreWorkers", "deeperPrefetch", "drawInWorkers", "noWorkers", "fewerWorkers"],
      accepted: "drawInWorkers",
      gaveAway:
        "The main process uses a whole core and the workers hardly any, with finished batches in line. next() pays for the indices of a later batch each time it hands one out.",
      misled:
        "num_workers=8 looks like eight processes at work. They share what __getitem__ and collate do; the sampler stays alone.",
    },
  ],
  readOn: "sampler-which-sample-comes-when",
  source: thread(
    "pykeen/pykeen",
    614,
    "Subgraphs came from a batch sampler: one process draws them, whatever the number of workers. The cure was a dataset that samples by itself.",
  ),
  assumed: [
    "41 ms for a subgraph of 512 edges, 4 µs to look one up, a step of 12 ms; the report has no times.",
  ],
};
