import { defaultCollateOf } from "@/lib/presets/collate";
import { fixed } from "@/lib/sim";
import { footprintOf } from "@/lib/sim/memory";
import { toScenario } from "@/lib/scenario-store";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { batchesOf, tensors, wishFrom } from "../wishFrom";

const usual = (times: number): readonly number[] => Array.from({ length: times }, () => 25_000);

const wish = wishFrom("large-volumes", {
  dataset: batchesOf(1, 92),
  sample: {
    cpuMs: fixed(2000),
    waitMs: { kind: "measured", drawsMs: [...usual(11), 230_000, ...usual(10), 200_000] },
  },
  collate: defaultCollateOf(400e6),
  payload: tensors(1.6e9, 2),
  loader: { batchSize: 1, numWorkers: 4 },
  training: { stepMs: fixed(15_000), excludedBatches: 8 },
  machine: { cores: 16 },
});

/** One that is late, and three that are not asked. */
export const theFineGrid: QuizCase = {
  id: "fine-grid",
  level: 3,
  title: "Most steps wait for nothing, a few for a minute",
  kinds: ["straggler_in_order"],
  situation:
    "An ocean model trains on one A100 with four workers; a batch of 1.5 GiB takes half a minute to load, a step 15 seconds. Most steps wait for nothing, but whenever a batch needs the fine grid the loop stands still for a minute or more.",
  wish,
  footprint: { ...footprintOf(toScenario(wish)), rawBytesPerSample: 0 },
  instruments: ["waits", "queues", "processes", "memory", "gpu"],
  logLine: null,
  objective: "throughput",
  prediction: {
    question: "What would half the CPU time per batch bring, as a multiple of the steps per minute?",
    about: { run: "after", remedy: "fasterDecoder" },
    of: "samplesPerSecond",
    options: [
      { label: "About as many as now", below: 1.2 },
      { label: "Up to twice as many", below: 2 },
      { label: "More than that", below: null },
    ],
  },
  rounds: [
    {
      causes: [
        right(
          "order",
          "Finished batches that have to wait for a slow one before them",
          "Yes. Three workers go on until every credit is used up; then all is ready but the one whose turn it is.",
        ),
        wrong(
          "mean",
          "Workers that are too slow on average",
          "Then the queue would always be empty. Most of the time batches are in stock.",
        ),
        wrong(
          "burst",
          "Workers that deliver in bursts of four",
          "Bursts come with a period. These pauses come when they like.",
        ),
        wrong(
          "memory",
          "/dev/shm that is too full to go on",
          "It is fairly full, and that will matter for the cure. But nothing waits for room: an error would tell.",
        ),
      ],
      hints: [
        "How many batches are finished while the loop waits?",
        "Enlarging the queue would help. Look at /dev/shm before you do.",
      ],
      remedies: ["deeperPrefetch", "moreWorkers", "arrivalOrder", "fasterDecoder"],
      accepted: "arrivalOrder",
      gaveAway:
        "During a pause the finished batches pile up to the limit, and the loop waits for one that is none of them.",
      misled:
        "More workers or a longer queue would ride the pauses out. Each batch in flight takes 1.5 GiB, and /dev/shm has room for ten.",
    },
  ],
  readOn: "order-why-one-slow-batch-stops-everyone",
  source: thread(
    "m2lines/Samudra",
    634,
    "Usual waits of 0.7 to 3 s, and 20 to 47 s whenever a worker first touches the fine grid, with steps of 15 s.",
  ),
  assumed: [
    "25 s for a usual batch, 200 and 230 s for a slow one, two of 23; 1.5 GiB per batch, where the report has 400 MB per time step.",
  ],
};
