import { MIB } from "@/lib/format/bytes";
import { fixed } from "@/lib/sim";
import { footprintOf } from "@/lib/sim/memory";
import { toScenario } from "@/lib/scenario-store";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { batchesOf, wishFrom } from "../wishFrom";

const wish = wishFrom("imagenet-jpeg", {
  dataset: batchesOf(64, 100),
  loader: { numWorkers: 4 },
  training: { stepMs: fixed(80) },
  machine: { shmBytes: 64 * MIB },
});

/** Shared memory of a container. */
export const fineOutsideTheContainer: QuizCase = {
  id: "fine-outside-the-container",
  level: 1,
  title: "It runs on the host and dies in the container",
  kinds: ["shm_exhausted"],
  situation:
    "A training script that runs for days on the host ends within seconds in a container with 32 GiB of RAM. With num_workers=0 it runs in there as well, only slowly.",
  wish,
  footprint: footprintOf(toScenario(wish)),
  instruments: ["memory", "processes", "queues"],
  logLine:
    "on the host, num_workers=0, per batch: load 0.39 s, step 0.08 s\nin the container, num_workers=4: RuntimeError: Caught RuntimeError in DataLoader worker process 0.",
  objective: "survival",
  prediction: {
    question: "Were it not to die: how much of the time would the GPU be busy with four workers?",
    about: { run: "before" },
    of: "gpuBusyFraction",
    options: [
      { label: "Less than a third", below: 0.33 },
      { label: "A third to two thirds", below: 0.66 },
      { label: "More than two thirds", below: null },
    ],
  },
  rounds: [
    {
      causes: [
        right(
          "shm",
          "The place where workers put batches has 64 MiB",
          "Yes. A batch has 37 MiB, and the second one no longer fits.",
        ),
        wrong(
          "ram",
          "The container's RAM is used up",
          "A container that kills usually means RAM. It has 32 GiB, and the run takes a fraction of one.",
        ),
        wrong("leak", "Workers that leak memory", "A leak needs time. This ends with the first batches."),
        wrong("files", "Too many open files", "Descriptors do carry batches. There are a handful here."),
      ],
      hints: [
        "What do batches need with workers that they do not need without?",
        "Look for a limit that is much smaller than the RAM.",
      ],
      remedies: ["shallowerPrefetch", "fewerWorkers", "noWorkers", "biggerShm", "fileSystemSharing"],
      accepted: "biggerShm",
      gaveAway:
        "/dev/shm has room for one batch of 37 MiB and not for a second, while nearly all RAM is free. 64 MiB is the default of a container.",
      misled:
        "num_workers=0 makes the error go away, which puts the blame on the workers. It also takes away all they did.",
    },
  ],
  readOn: "when-devshm-is-full",
  source: thread(
    "moby/moby",
    29492,
    "A container gets 64 MiB of /dev/shm by default, which is why PyTorch's README asks for --ipc=host or --shm-size.",
  ),
  assumed: ["Batches of 64 images as float32; four workers; a step of 80 ms."],
};
