import { defaultCollateOf } from "@/lib/presets/collate";
import { fixed } from "@/lib/sim";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { batchesOf, tensors, wishFrom } from "../wishFrom";

const BYTES = 16 * (3 * 224 * 224 * 4 + 8);

/** Every file is a round trip. */
export const driveThroughAMount: QuizCase = {
  id: "mounted-drive",
  level: 1,
  title: "A notebook and a mounted drive",
  kinds: ["slow_storage", "cold_page_cache"],
  situation:
    "In a hosted notebook with two cores you train on small images in a mounted cloud drive. It manages a few images per second, although a test on the same drive read one large file at over 1 MB/s.",
  wish: wishFrom("network-files", {
    dataset: batchesOf(16, 60),
    sample: { cpuMs: { kind: "lognormal", meanMs: 3.3, sigma: 0.25 }, storageBytes: 20_000 },
    collate: defaultCollateOf(BYTES),
    payload: tensors(BYTES),
    loader: { batchSize: 16, numWorkers: 2 },
    training: { stepMs: fixed(20) },
    machine: { cores: 2, storage: { latencyMs: 400, requestsPerSecond: null, bytesPerSecond: 1.2e6 } },
  }),
  footprint: null,
  instruments: ["storage", "processes", "gpu", "waits"],
  logLine: null,
  objective: "throughput",
  prediction: {
    question:
      "What would four times the workers on these two cores bring, as a multiple of the images per second?",
    about: { run: "after", remedy: "moreWorkers" },
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
          "latency",
          "A long wait for every single file",
          "Yes. 0.4 s per file, however small, and a worker asks for one after the other.",
        ),
        wrong(
          "cores",
          "Two cores are too few to decode",
          "Two cores are not many. But they are idle: nobody decodes while everybody waits.",
        ),
        wrong(
          "bandwidth",
          "A drive with too little bandwidth",
          "It delivers 100 kB a second, which does look like it. A large file came ten times as fast through the same mount.",
        ),
        wrong(
          "gpu",
          "A small GPU in a free notebook",
          "It may be small. It is also idle nearly all the time.",
        ),
      ],
      hints: ["How long does one read take, and how large is it?", "What are the workers doing?"],
      remedies: ["moreWorkers", "moreCores", "shards", "localCopy", "deeperPrefetch"],
      accepted: "localCopy",
      gaveAway:
        "Reads of 20 kB that take 0.4 s each, and no load on the CPU. What is slow is the way there, not the amount.",
      misled:
        "Kilobytes per second look like a narrow line. It is a long one: many small files never fill it.",
    },
  ],
  readOn: "production-patterns",
  source: thread(
    "googlecolab/colabtools",
    1691,
    "Through a mounted drive at times 1 sample/s where 300 are usual; in issue 280 of the same project files of 20 kB come at about 50 kB/s.",
  ),
  assumed: [
    "A large file at over 1 MB/s, and 0.4 s for a small one.",
    "Two workers; decoding takes 3.3 ms, as 300 images/s from one process suggest.",
  ],
};
