import { fixed } from "@/lib/sim";
import { footprintOf } from "@/lib/sim/memory";
import { toScenario } from "@/lib/scenario-store";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { batchesOf, wishFrom } from "../wishFrom";

const wish = wishFrom("imagenet-jpeg", {
  dataset: batchesOf(64, 150),
  loader: { numWorkers: 18 },
  training: { stepMs: fixed(90) },
  machine: { cores: 16 },
});

/** Workers that are paid for and not needed. */
export const eighteenJustInCase: QuizCase = {
  id: "eighteen-just-in-case",
  level: 2,
  title: "Room for a second job",
  kinds: ["too_many_workers", "prefetch_memory"],
  situation:
    "A loader with 18 workers on 16 cores keeps a card busy, and a second job is to run on the same machine. Find memory for it without making this one slower.",
  wish,
  footprint: footprintOf(toScenario(wish)),
  instruments: ["memory", "queues", "processes", "gpu"],
  logLine: null,
  objective: "bytes",
  prediction: {
    question: "What would a prefetch_factor of 1 do to the images per second, as a multiple of now?",
    about: { run: "after", remedy: "shallowerPrefetch" },
    of: "samplesPerSecond",
    options: [
      { label: "Halve them", below: 0.6 },
      { label: "Cost a fifth or so", below: 0.9 },
      { label: "Leave them as they are", below: null },
    ],
  },
  rounds: [
    {
      causes: [
        right(
          "surplus",
          "Most workers only hold finished batches",
          "Yes. A few keep up with the card; every other one adds two batches that lie there.",
        ),
        wrong(
          "dataset",
          "A dataset that every worker copies",
          "That happens with lists of objects. This one is small, and no worker's memory grows.",
        ),
        wrong("pool", "Pinned memory", "Nothing is pinned here. The bytes are in /dev/shm."),
        wrong(
          "leak",
          "A loop that keeps old batches",
          "Then memory would grow from step to step. It is level from the first second on.",
        ),
      ],
      hints: [
        "What takes the most memory, and how many of it are there?",
        "How many batches are finished and wait, on average?",
      ],
      remedies: ["shallowerPrefetch", "fewerWorkers", "smallerBatches", "pinMemory", "packDataset"],
      accepted: "fewerWorkers",
      gaveAway:
        "Nearly all of 36 batches in flight are finished and wait. The card takes one every tenth of a second, and a handful of workers can make that.",
      misled:
        "prefetch_factor is the knob with memory in its name. At two there is little to take; the workers are many.",
    },
  ],
  readOn: "what-the-bound-is-made-of",
  source: thread(
    "ecmwf/WeatherGenerator",
    2274,
    "An epoch took 1,350 s with 4 workers, 727 s with 12 and 1,020 s with 18: the last six made it worse.",
  ),
  assumed: [
    "The workload: ImageNet, 5.2 ms per image, a step of 90 ms for 64. The report tells neither cores nor samples.",
    "That 18 workers are slower than 12 is not modelled; here they only cost memory.",
  ],
};
