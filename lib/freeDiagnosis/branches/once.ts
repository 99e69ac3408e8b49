import { joinedHalves } from "@/lib/advice/remedies/snippets";
import { defaultMachine } from "@/lib/sim";
import { finding, question } from "../node";

const SPAWNED = { loader: { startMethod: "spawn" } } as const;

const workerStart = finding("worker-start", {
  title: "iter() starts the workers, one after the other",
  why: "It blocks on each whose pickled dataset is larger than a pipe. Without persistent_workers every epoch pays that again.",
  command: "t = time.perf_counter(); it = iter(loader); print(time.perf_counter() - t)",
  expect: "Seconds: in every epoch, or once where the run has one epoch or keeps its workers.",
  code: 'DataLoader(…, persistent_workers=True)  # where there is more than one epoch\nDataLoader(…, multiprocessing_context="fork")  # on Linux, without CUDA or threads before it',
  caseId: "minutes-of-silence",
  shows: {
    figure: "pipeline",
    preset: "imagenet-jpeg",
    changes: {
      dataset: { kind: "map", samples: 640, reads: "perSample", pickledBytes: 2 ** 20 },
      loader: { startMethod: "spawn", numWorkers: 8 },
      machine: { cores: 16 },
      training: { epochs: 3 },
    },
    cause: "respawn",
    noticed: "wholeRun",
  },
});

const workerBoot = finding("worker-boot", {
  title: "Workers are still importing when the first batch is wanted",
  why: "A spawned worker, and one of a forkserver, imports what the script imports and unpickles the dataset before it loads anything. With persistent_workers that is paid in the first epoch alone.",
  command: "py-spy dump --pid WORKER, within the first second",
  expect: "It stands in import, in unpickling or in your module’s top level.",
  code: 'DataLoader(…, persistent_workers=True)\nif __name__ == "__main__": main()  # and heavy imports in there',
  caseId: "short-validations",
  shows: {
    figure: "pipeline",
    preset: "imagenet-jpeg",
    changes: { ...SPAWNED, dataset: { kind: "map", samples: 640, reads: "perSample" } },
    cause: "workerStart",
    noticed: "firstBatch",
  },
});

const firstBatch = finding("first-batch", {
  title: "One worker builds the whole first batch",
  why: "Each worker begins with a batch of its own, so that the first takes as long as one process needs for all its samples.",
  command: "t = time.perf_counter(); next(it); print(time.perf_counter() - t)",
  expect: "As long as batch_size samples take in one process.",
  code: `${joinedHalves("B // 2")}\n# batch_size=B // 2 alone does it too, and changes the training: half the batch in every step`,
  caseId: "first-ten-minutes",
  shows: {
    figure: "pipeline",
    preset: "video-clips",
    changes: {},
    cause: "firstBatch",
    noticed: "firstBatch",
  },
});

const epochEnd = finding("epoch-end", {
  title: "The last next() waits for somebody to leave",
  why: "Without persistent workers the end of an epoch shuts workers and pin thread down inside next(), and waits up to five seconds for each that does not leave.",
  command: "print the time of every next() with its number",
  expect: "The long one is the one that raises StopIteration.",
  code: "DataLoader(…, persistent_workers=True)",
  caseId: "five-seconds",
  shows: {
    figure: "pipeline",
    preset: "imagenet-jpeg",
    changes: {
      dataset: { kind: "map", samples: 2560, reads: "perSample" },
      machine: {
        costs: {
          ...defaultMachine.costs,
          lifecycle: { ...defaultMachine.costs.lifecycle, endMs: 5000 },
        },
      },
    },
    cause: "epochEnd",
    noticed: "wholeRun",
  },
});

const slowFirst = question(
  3,
  "first-next",
  {
    title: "How long does one process need for a batch?",
    command:
      "t = time.perf_counter(); loader.collate_fn([dataset[i] for i in range(B)]); print(time.perf_counter() - t)",
    look: "Compare that with the first next(), in the first epoch and in a later one.",
  },
  [
    ["About as long as the first next()", firstBatch],
    ["Far less: the first next() is longer, in the first epoch or in every one", workerBoot],
  ],
);

/** One long wait per epoch. */
export const slowOnce = question(
  2,
  "once",
  {
    title: "Which call is slow, once per epoch?",
    command: "print the time of iter() and of every next(), with its number",
    look: "One long wait per epoch is a start or an end, not a rate.",
  },
  [
    ["iter() itself", workerStart],
    ["The first next(), after a short iter()", slowFirst],
    ["The last next(), which ends the epoch", epochEnd],
  ],
);
