import { fixed } from "@/lib/sim";
import { footprintOf } from "@/lib/sim/memory";
import { toScenario } from "@/lib/scenario-store";
import { right, thread, wrong } from "../parts";
import type { QuizCase } from "../quizCase";
import { batchesOf, tensors, wishFrom } from "../wishFrom";

const BATCHES = 600;

const wish = wishFrom("in-ram-tensors", {
  dataset: batchesOf(8, BATCHES),
  sample: { cpuMs: fixed(4) },
  collate: { inWorkerMs: 1, inMainMs: 1 },
  payload: tensors(60_000, 3),
  loader: { batchSize: 8, numWorkers: 4 },
  training: { stepMs: fixed(40) },
  machine: { cores: 8 },
});

/** A descriptor for everything that is kept. */
export const keptForLater: QuizCase = {
  id: "kept-for-later",
  level: 2,
  title: "It ends after 341 batches",
  kinds: ["too_many_open_files"],
  situation:
    "An evaluation loop appends every batch to a list, three small tensors each, to look at them in the end. After a few hundred batches it stops, with gigabytes of memory free.",
  wish,
  footprint: { ...footprintOf(toScenario(wish)), batchesHeld: BATCHES },
  instruments: ["memory", "processes", "queues"],
  logLine: "RuntimeError: received 0 items of ancdata",
  objective: "survival",
  prediction: {
    question: "Were it not to stop: how much of the time would the loop spend inside next()?",
    about: { run: "before" },
    of: "waitFraction",
    options: [
      { label: "Less than 20 %", below: 0.2 },
      { label: "20 to 60 %", below: 0.6 },
      { label: "More than that", below: null },
    ],
  },
  rounds: [
    {
      causes: [
        right(
          "descriptors",
          "Every tensor that is kept keeps a descriptor open",
          "Yes. Three per batch: 341 batches hold 1,023, the next would make it 1,026, and 1,024 are allowed.",
        ),
        wrong(
          "ram",
          "The list fills the memory",
          "It grows, so it is a fair guess. 59 KiB per batch are nothing yet.",
        ),
        wrong("shm", "/dev/shm is full", "What is kept does lie there. It is some mebibytes of gibibytes."),
        wrong("sockets", "Workers that crash", "They go on until the main process ends them."),
      ],
      hints: [
        "Which number grows by three with every batch?",
        "341 times 3, and a limit that is a power of two.",
      ],
      remedies: ["fewerWorkers", "shallowerPrefetch", "raiseFileLimit", "fileSystemSharing", "keepNoBatches"],
      accepted: "keepNoBatches",
      equivalent: [
        { remedy: "raiseFileLimit", because: "A higher limit is enough for a list of this length." },
        {
          remedy: "fileSystemSharing",
          because: "A tensor that is found by its name keeps no descriptor open, and the list may grow.",
        },
      ],
      gaveAway:
        "Memory and /dev/shm have room, and the run ends at a count: descriptors grow by three per batch up to 1,023, and the next three do not fit.",
      misled: "A list that grows suggests memory. The first limit that it meets is another one.",
    },
  ],
  readOn: "too-many-open-files",
  source: thread(
    "pytorch/pytorch",
    11201,
    "What batches bring, appended to a list, ends in “Too many open files”; in another report 65,536 were not enough, and sharing by file name was.",
  ),
  assumed: [
    "Three tensors of 20,000 bytes per batch, 600 batches, steps of 40 ms.",
    "Only descriptors of tensors count. Input, output and the pipes to the workers take some as well, so that a real run ends a few batches earlier.",
  ],
};
