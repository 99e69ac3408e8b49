import { defaultMachine, fixed } from "@/lib/sim";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { batchesOf, tensors, wishFrom } from "../wishFrom";

/** Asynchronous is not beside. */
export const copyBesideTheStep: QuizCase = {
  id: "all-flags-set",
  level: 3,
  title: "All flags set, and still one after the other",
  kinds: ["missing_non_blocking", "pinned_pageable_h2d"],
  situation:
    "A small network on PCIe 3 gets batches of 147 MiB from pinned memory, copied with non_blocking=True, and reads no loss. In the profile every step still begins only when a copy has ended, and every copy when a step has.",
  wish: wishFrom("in-ram-tensors", {
    dataset: batchesOf(256, 120),
    collate: { inWorkerMs: 40, inMainMs: 40 },
    payload: tensors(154_140_672, 1),
    loader: { batchSize: 256, numWorkers: 6, pinMemory: true },
    training: {
      stepMs: fixed(9),
      readsLoss: false,
      copy: { nonBlocking: true, stream: "default" },
    },
    machine: {
      cores: 12,
      link: defaultMachine.link,
      costs: {
        ...defaultMachine.costs,
        handOver: { ...defaultMachine.costs.handOver, pinMsPerMegabyte: 0.06 },
      },
    },
  }),
  footprint: null,
  instruments: ["gpu", "queues", "waits", "processes"],
  logLine:
    "stream 7: Memcpy HtoD (Pinned -> Device) 12.8 ms, kernels 9.0 ms, Memcpy HtoD 12.8 ms, kernels 9.0 ms",
  objective: "throughput",
  prediction: {
    question: "What would a step of half the length bring, as a multiple of the samples per second?",
    about: { run: "after", remedy: "fixModel" },
    of: "samplesPerSecond",
    options: [
      { label: "About as many as now", below: 1.1 },
      { label: "A tenth to a half more", below: 1.5 },
      { label: "Twice as many", below: null },
    ],
  },
  rounds: [
    {
      causes: [
        right(
          "stream",
          "Copies and kernels queue on the same stream",
          "Yes. Work on one stream runs in order, however it was launched.",
        ),
        wrong(
          "wait",
          "A loop that waits for the copy",
          "That was so before non_blocking. The loop runs ahead now; the GPU does not.",
        ),
        wrong(
          "workers",
          "Workers that deliver too slowly",
          "next() returns at once, with finished batches in line.",
        ),
        wrong(
          "pin",
          "A pin thread that is too slow",
          "It takes 9 ms for a batch, and a batch is wanted every 22.",
        ),
      ],
      hints: [
        "On which stream are the copies, and on which the kernels?",
        "Add the copy and the step. Compare with an iteration.",
      ],
      remedies: ["moreWorkers", "deeperPrefetch", "sideStream", "fixModel"],
      accepted: "sideStream",
      gaveAway:
        "An iteration takes exactly a copy plus a step, and both stand on stream 7. No process is at its limit, and batches wait.",
      misled: "non_blocking=True reads as if copy and step overlapped. It only lets the Python loop go on.",
    },
  ],
  readOn: "who-waits-for-the-copy",
  source: thread("pytorch/pytorch", 16901, "154 MB take 14 ms from pinned memory on PCIe 3 x16, 11 GB/s."),
  assumed: [
    "A step of 9 ms; pinning at 17 GB/s, faster than elsewhere on this page.",
    "The copy engine is free whenever a stream of its own asks for it.",
  ],
};
