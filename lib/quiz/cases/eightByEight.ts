import { defaultCollateOf } from "@/lib/presets/collate";
import { fixed } from "@/lib/sim";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { batchesOf, tensors, wishFrom } from "../wishFrom";

const BYTES = 32 * (3 * 224 * 224 * 4 + 8);

/** A number per rank that was meant per machine. */
export const eightByEight: QuizCase = {
  id: "eight-by-eight",
  level: 2,
  title: "Eight GPUs, eight CPUs, eight workers",
  kinds: ["ddp_ranks_share_cores", "too_many_workers"],
  situation:
    "A batch job trains on eight A100 with DDP; it was granted eight CPUs and sets num_workers=8. On one GPU alone the same script fed the card; with eight, each makes an eighth of the images that it could.",
  wish: wishFrom("imagenet-jpeg", {
    dataset: batchesOf(32, 8 * 72),
    collate: defaultCollateOf(BYTES),
    payload: tensors(BYTES),
    loader: { batchSize: 32, numWorkers: 8, pinMemory: true },
    training: { stepMs: fixed(26), ranks: 8, excludedBatches: 32 },
    machine: { cores: 8 },
  }),
  footprint: null,
  instruments: ["processes", "gpu", "waits", "queues"],
  logLine: null,
  objective: "throughput",
  prediction: {
    question:
      "Suppose each rank started fewer workers. What would that be, as a multiple of the images per second?",
    about: { run: "after", remedy: "fewerWorkers" },
    of: "samplesPerSecond",
    options: [
      { label: "Less than half", below: 0.5 },
      { label: "About the same, or less than a third more", below: 1.33 },
      { label: "More than that", below: null },
    ],
  },
  rounds: [
    {
      causes: [
        right(
          "cores",
          "Eight CPUs that have to decode for eight GPUs",
          "Yes. What fed one GPU is shared by eight now: the workers are per rank, the CPUs are for all of them.",
        ),
        wrong(
          "workers",
          "Too few workers for eight GPUs",
          "There are 64, and most of them wait for a core. More would wait as well.",
        ),
        wrong(
          "sync",
          "Ranks that wait for each other in the all-reduce",
          "They do, since a step ends with the slowest, and to nvidia-smi that waiting looks like work. But whoever is last was waiting in next(), for workers without a core.",
        ),
        wrong(
          "storage",
          "Eight ranks that read from one disk",
          "They share it. But no process sleeps in a read: they are ready to run, and no core is free.",
        ),
      ],
      hints: [
        "Compare CPU time used with CPU time granted.",
        "How much of a core does one worker get, if there are 64 of them?",
      ],
      remedies: ["moreWorkers", "fewerWorkers", "moreCores", "fasterDecoder", "deeperPrefetch"],
      accepted: "moreCores",
      gaveAway:
        "All eight CPUs are full, and a worker gets about an eighth of one: the CPUs are shared by 64 workers.",
      misled:
        "Eight workers sound modest, and one rank alone proves them right. Multiply by the ranks before you compare with the CPUs.",
    },
  ],
  readOn: "what-the-bound-is-made-of",
  source: thread(
    "NVlabs/GCVit",
    14,
    "Eight A100 with eight workers each, while the batch system granted eight CPUs: 64 processes on 8.",
  ),
  assumed: ["ImageNet with 5.2 ms of CPU time per image and a step of 26 ms for 32."],
};
