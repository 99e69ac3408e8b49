import { fixed } from "@/lib/sim";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { batchesOf, wishFrom } from "../wishFrom";

/** A library that wants all cores, eight times over. */
export const onlyAResize: QuizCase = {
  id: "only-a-resize",
  level: 2,
  title: "All cores busy, with a resize",
  kinds: ["omp_cv_threads_in_workers"],
  situation:
    "A detector on COCO does nothing with its images but resize them with OpenCV, in eight workers that may use eight of a host's 16 cores. Those eight are at 100 %, and still they make about 130 images per second.",
  wish: wishFrom("imagenet-jpeg", {
    dataset: batchesOf(64, 32),
    sample: { cpuMs: fixed(3), libraryThreads: 16, storageBytes: 0 },
    loader: { numWorkers: 8, pinMemory: true },
    training: { stepMs: fixed(40) },
    machine: { cores: 8 },
  }),
  footprint: null,
  hostCores: 16,
  instruments: ["processes", "gpu", "waits", "storage"],
  logLine: "one image, resized by one process alone with one thread: 3 ms",
  objective: "throughput",
  prediction: {
    question: "What would images that take half the work bring, as a multiple of the images per second?",
    about: { run: "after", remedy: "fasterDecoder" },
    of: "samplesPerSecond",
    options: [
      { label: "Fewer than now", below: 0.9 },
      { label: "About as many as now", below: 1.2 },
      { label: "About twice as many", below: null },
    ],
  },
  rounds: [
    {
      causes: [
        right(
          "threads",
          "Every worker starts a thread per core, and they spin for each other",
          "Yes. Eight processes with sixteen threads each want to run on eight cores.",
        ),
        wrong(
          "work",
          "Images that cost more than eight cores can do",
          "The cores are full, so this is what it looks like. But 8 cores at 3 ms an image would make over 2,000 a second.",
        ),
        wrong("workers", "Too few workers", "There is one for each core, and no core is free for another."),
        wrong(
          "handover",
          "The main process, which cannot take the batches fast enough",
          "Then finished batches would wait and workers would idle. All of them are busy.",
        ),
      ],
      hints: [
        "Multiply: what would eight cores make if an image took 3 ms?",
        "What are the cores busy with, if not with images?",
      ],
      remedies: ["moreWorkers", "fewerWorkers", "oneLibraryThread", "fasterDecoder", "moreCores"],
      accepted: "oneLibraryThread",
      gaveAway:
        "The CPU time per image is many times what one thread needs for it. Work that grows with the number of threads is waiting, not work.",
      misled: "Full cores look like a machine that is too small. More cores do help, and hide the cause.",
    },
  ],
  readOn: "what-the-bound-is-made-of",
  source: thread(
    "open-mmlab/mmdetection",
    3306,
    "30 images/s with OpenCV's threads, 267 without; batch 64, eight workers, only a resize.",
  ),
  assumed: [
    "A resize takes 3 ms on one thread, less than in the report; OpenCV starts 16, as it counts the CPUs of the host.",
    "How much threads lose by spinning was measured on another machine.",
  ],
};
