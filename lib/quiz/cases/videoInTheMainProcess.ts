import { fixed } from "@/lib/sim";
import type { QuizCase } from "../quizCase";
import { batchesOf, tensors, wishFrom } from "../wishFrom";

/** No workers: loading and computing take turns. */
export const videoInTheMainProcess: QuizCase = {
  id: "video-post-training",
  level: 1,
  title: "Three seconds between two iterations",
  kinds: ["too_few_workers", "video_audio_decode"],
  situation:
    "You post-train a video model on a machine with 16 cores, one clip per batch, and the card works in short bursts. Between two iterations three seconds pass in which nothing seems to happen.",
  wish: wishFrom("video-clips", {
    dataset: batchesOf(1, 60),
    sample: { cpuMs: { kind: "lognormal", meanMs: 3200, sigma: 0.1 } },
    collate: { inWorkerMs: 20, inMainMs: 20 },
    payload: tensors(50e6),
    loader: { batchSize: 1, numWorkers: 0 },
    training: { stepMs: fixed(500), excludedBatches: 8 },
    machine: { cores: 16 },
  }),
  footprint: null,
  instruments: ["gpu", "waits", "processes", "storage"],
  logLine: null,
  objective: "throughput",
  prediction: {
    question: "What would decoding in half the time bring, as a multiple of the clips per second?",
    about: { run: "after", remedy: "fasterDecoder" },
    of: "samplesPerSecond",
    options: [
      { label: "About as many as now", below: 1.2 },
      { label: "Half as many again, up to twice", below: 2 },
      { label: "More than that", below: null },
    ],
  },
  rounds: [
    {
      causes: [
        {
          id: "serial",
          label: "One process decodes a clip, then waits for the step, then decodes the next",
          isRight: true,
          feedback: "Yes. One process is at work, and it does one thing after the other.",
        },
        {
          id: "storage",
          label: "The disk delivers the clips too slowly",
          isRight: false,
          feedback:
            "A slow disk is a good suspect in a pause. But iostat counts no reads, and the process is on the CPU, not asleep.",
        },
        {
          id: "cores",
          label: "The machine has no cores left",
          isRight: false,
          feedback:
            "One process is indeed at its limit. Look at the cores in use, though: 15 of 16 do nothing.",
        },
        {
          id: "copy",
          label: "The copy to the GPU blocks the loop",
          isRight: false,
          feedback:
            "The batch comes from pageable memory, so the copy does block. But 48 MiB take milliseconds, and the pause takes seconds.",
        },
      ],
      hints: [
        "How many processes are there, and how many cores?",
        "The wait is inside next(). Who does work in there when there are no workers?",
      ],
      remedies: ["moreWorkers", "fasterDecoder", "pinMemory", "moreCores"],
      accepted: "moreWorkers",
      gaveAway:
        "The list of processes has one line. It is busy whenever the GPU is idle, and every wait in next() is as long as one clip takes to decode.",
      misled:
        "The CPU looks almost idle, which sounds like a slow disk. One busy core of sixteen is what a single process can use.",
    },
  ],
  readOn: "worker-throughput-profiling",
  source: {
    title: "nvidia-cosmos/cosmos-predict1 #31",
    url: "https://github.com/nvidia-cosmos/cosmos-predict1/pull/31",
    checkedOn: "2026-11-30",
    figures:
      "A gap of 3.2 s between iterations with num_workers=0; below 50 ms with 8 workers and pinned memory.",
  },
  assumed: [
    "The step takes 500 ms and the machine has 16 cores.",
    "A batch has 48 MiB, and clips differ by a tenth.",
  ],
};
