import { defaultCollateOf } from "@/lib/presets/collate";
import { fixed } from "@/lib/sim";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { SMALL_TENSORS } from "../smallTensors";
import { batchesOf, tensors, wishFrom } from "../wishFrom";

/** One thread for everything that arrives. */
export const manyCrops: QuizCase = {
  id: "many-crops",
  level: 3,
  title: "Gaps of a tenth of a second, and batches in stock",
  kinds: ["pin_thread_contention", "gil_noisy_neighbour"],
  situation:
    "A self-distillation run cuts every image into many crops and returns them as a list, 1,800 tensors and 143 MiB a batch, with pin_memory=True. The step takes 335 ms, and between steps the card is idle for a tenth of a second and more.",
  wish: wishFrom("imagenet-jpeg", {
    dataset: batchesOf(64, 60),
    sample: { cpuMs: { kind: "lognormal", meanMs: 20, sigma: 0.3 } },
    collate: defaultCollateOf(150e6),
    payload: tensors(150e6, 1800),
    loader: { batchSize: 64, numWorkers: 10, pinMemory: true },
    training: { stepMs: fixed(335), copy: { nonBlocking: true, stream: "default" } },
    machine: { cores: 16, costs: SMALL_TENSORS },
  }),
  footprint: null,
  openFiles: 65_536,
  instruments: ["queues", "processes", "gpu", "waits"],
  logLine: null,
  objective: "throughput",
  prediction: {
    question: "What would more workers bring, as a multiple of the images per second?",
    about: { run: "after", remedy: "moreWorkers" },
    of: "samplesPerSecond",
    options: [
      { label: "Clearly fewer", below: 0.85 },
      { label: "About as many as now", below: 1.15 },
      { label: "Clearly more", below: null },
    ],
  },
  rounds: [
    {
      causes: [
        right(
          "receiver",
          "The one thread that receives and pins, tensor by tensor",
          "Yes. It needs longer for 1,800 tensors than the GPU for a step, and nobody can help it.",
        ),
        wrong(
          "workers",
          "Too few workers for so many crops",
          "Most batches in flight lie finished, and three workers in four have nothing to do.",
        ),
        wrong(
          "copy",
          "The copy of 143 MiB to the GPU",
          "Pinned and not waited for: it takes some milliseconds of the gap.",
        ),
        wrong(
          "order",
          "Slow batches that hold others back",
          "Images do differ. Over 64 of them that evens out, and once the first stock is used up the gap is there at every step.",
        ),
      ],
      hints: [
        "Batches are finished long before they are delivered. Where are they in between?",
        "What has to happen once per tensor, in one thread of the main process?",
      ],
      remedies: ["moreWorkers", "deeperPrefetch", "fewerTensors", "fileSystemSharing", "arrivalOrder"],
      accepted: "fewerTensors",
      equivalent: [
        {
          remedy: "fileSystemSharing",
          because:
            "It makes each tensor cheap instead of making them few: the thread keeps up with the step either way.",
        },
      ],
      gaveAway:
        "Finished batches wait, the workers idle, and the main process uses most of a core although the loop only waits.",
      misled: "Most steps wait in next(), which points at the workers. The queue behind it is full.",
    },
  ],
  readOn: "pinned-memory-and-the-copy",
  source: thread(
    "pytorch/pytorch",
    77139,
    "ViT-S self-distillation on eight A100, a step of 335 ms: gaps of 50 ms and more while the pin thread holds the interpreter lock.",
  ),
  assumed: [
    "1,800 tensors and 143 MiB a batch; the report tells neither. 0.23 ms per tensor, 20 ms per image, ten workers, one rank.",
    "What makes the thread slow. In the report it frees many tensors and keeps the interpreter lock, so that the loop waits; here it needs longer for 1,800 tensors than the GPU for a step.",
    "The limit of open files has been raised.",
  ],
};
