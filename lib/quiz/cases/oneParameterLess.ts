import { defaultMachine, fixed } from "@/lib/sim";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { batchesOf, tensors, wishFrom } from "../wishFrom";

/** Copies from ordinary memory. */
export const oneParameterLess: QuizCase = {
  id: "twice-as-long",
  level: 1,
  title: "The same batch, copied twice as fast elsewhere",
  kinds: ["pinned_pageable_h2d"],
  situation:
    "Images that lie decoded in memory go to a GPU on PCIe 3 in batches of 147 MiB, and the network is small. Your copy takes about 26 ms per batch; a colleague measures half of that on the same machine.",
  wish: wishFrom("in-ram-tensors", {
    dataset: batchesOf(256, 80),
    collate: { inWorkerMs: 60, inMainMs: 40 },
    payload: tensors(154_140_672, 1),
    loader: { batchSize: 256, numWorkers: 6 },
    training: { stepMs: fixed(6), copy: { nonBlocking: false, stream: "default" } },
    machine: { cores: 8, link: defaultMachine.link },
  }),
  footprint: null,
  instruments: ["processes", "gpu", "queues", "waits"],
  logLine: "Memcpy HtoD  154140672 bytes  25.7 ms",
  objective: "throughput",
  prediction: {
    question: "What would a copy with non_blocking=True bring, as a multiple of the images per second?",
    about: { run: "after", remedy: "nonBlocking" },
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
          "pageable",
          "Batches in memory that is not page-locked",
          "Yes. The driver has to move every batch through a staging buffer of its own, at half the rate.",
        ),
        wrong(
          "link",
          "A link that is at its limit",
          "PCIe 3 makes 12 GB/s, and this copy runs at 6. The line has room.",
        ),
        wrong(
          "workers",
          "Workers that are too slow",
          "Finished batches wait. The main process is what keeps them waiting.",
        ),
        wrong(
          "collate",
          "Stacking 256 images into one tensor",
          "It takes tens of milliseconds, in six workers side by side. It is paid before anybody waits.",
        ),
      ],
      hints: [
        "Divide the bytes by the time, and compare with what PCIe 3 makes.",
        "In full the profiler calls the event Memcpy HtoD (Pageable -> Device).",
      ],
      remedies: ["moreWorkers", "pinMemory", "nonBlocking", "deeperPrefetch", "smallerBatches"],
      accepted: "pinMemory",
      gaveAway:
        "The copy runs at 6 GB/s on a link that makes 12, and the call of DataLoader has no pin_memory. In full the profiler says Pageable -> Device.",
      misled:
        "non_blocking sounds like the cure for a copy that takes long. From pageable memory it waits all the same.",
    },
  ],
  readOn: "pinned-memory-and-the-copy",
  source: thread(
    "pytorch/pytorch",
    16901,
    "A batch of 256×3×224×224 float32, 147 MiB, on PCIe 3 x16: 30 ms from the loader, 14 ms from pinned memory.",
  ),
  assumed: [
    "A step of 6 ms and six workers that stack images.",
    "Pinning copies at 5 GB/s; no GPU was at hand to measure it.",
  ],
};
