import { fixed } from "@/lib/sim";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { batchesOf, wishFrom } from "../wishFrom";

/** A quota that nothing but the cgroup knows. */
export const twelveLanes: QuizCase = {
  id: "twelve-lanes",
  level: 2,
  title: "os.cpu_count() says twelve",
  kinds: ["too_many_workers"],
  situation:
    "A pod trains on images with as many workers as os.cpu_count() reports, which is twelve, and PyTorch does not warn. Each worker takes three times as long for a batch as on your desktop.",
  wish: wishFrom("imagenet-jpeg", {
    dataset: batchesOf(64, 160),
    loader: { numWorkers: 12, pinMemory: true },
    training: { stepMs: fixed(30), excludedBatches: 48 },
    machine: { cores: 4 },
  }),
  footprint: null,
  instruments: ["processes", "gpu", "waits", "storage"],
  logLine: null,
  visibleCores: 12,
  hostCores: 12,
  objective: "throughput",
  prediction: {
    question: "What would fewer workers bring, as a multiple of the images per second?",
    about: { run: "after", remedy: "fewerWorkers" },
    of: "samplesPerSecond",
    options: [
      { label: "Less than three quarters", below: 0.75 },
      { label: "About the same", below: 1.2 },
      { label: "Clearly more", below: null },
    ],
  },
  rounds: [
    {
      causes: [
        right(
          "quota",
          "Twelve workers share four cores",
          "Yes. The pod may use 400 ms of CPU time every 100 ms, whatever it sees.",
        ),
        wrong(
          "clock",
          "A server CPU that is slower than your desktop's",
          "Somewhat slower is normal. Three times would be a lot, and the workers are runnable far longer than they run.",
        ),
        wrong(
          "disk",
          "A network disk",
          "Pods often have one. The workers do not sleep in reads, they wait for a core.",
        ),
        wrong(
          "workers",
          "Too few workers",
          "The GPU does starve. But a thirteenth worker would share the same cores.",
        ),
      ],
      hints: [
        "How many cores' worth of CPU time is used in a second?",
        "cat /sys/fs/cgroup/cpu.max prints 400000 100000: a quota and its period, in microseconds.",
      ],
      remedies: ["moreWorkers", "fewerWorkers", "moreCores", "fasterDecoder", "arrivalOrder"],
      accepted: "moreCores",
      gaveAway:
        "Never more than four cores are in use of the twelve that are counted, and workers are ready to run twice as long as they run. The quota stands in /sys/fs/cgroup/cpu.max.",
      misled:
        "Twelve cores are visible and twelve workers match them. Neither the count nor the affinity knows of a quota, and fewer workers alone bring nothing.",
    },
  ],
  readOn: "what-the-bound-is-made-of",
  source: thread(
    "springfall2008/batpred",
    4771,
    "A pod with a quota of 400000/100000, four CPUs, on a node where count and affinity both say twelve.",
  ),
  assumed: ["The workload: the report is about another program. Images of 5.2 ms, a step of 30 ms for 64."],
};
