import { READ_AT_ONCE, STACKED } from "@/lib/advice/remedies/snippets";
import { fixed } from "@/lib/sim";
import { finding, question } from "../node";

/** What is in a batch, however lists, tuples and dicts are nested in it. */
const COUNT_TYPES =
  "from collections import Counter; from torch.utils._pytree import tree_flatten; print(Counter(type(x).__name__ for x in tree_flatten(next(it))[0]))";

const byValue = finding("by-value", {
  title: "Batches travel by value",
  why: "What is not a tensor is pickled, written through a pipe and unpickled by the main process.",
  command: COUNT_TYPES,
  expect: "ndarray, str, bytes, Image, numbers: anything but Tensor.",
  code: STACKED,
  kinds: ["ipc_dominated", "main_process_bound"],
  caseId: "arrays-from-far-away",
  shows: {
    figure: "pipeline",
    preset: "imagenet-jpeg",
    changes: {
      payload: { kind: "byValue", bytes: 64 * 602_120 },
      loader: { numWorkers: 8 },
      machine: { cores: 16 },
    },
    cause: "handOver",
    noticed: "throughput",
  },
});

const manyTensors = finding("many-tensors", {
  title: "A batch has too many tensors",
  why: "Every tensor needs a descriptor of its own, and a hand-shake with the worker.",
  command: COUNT_TYPES,
  expect: "Tensor is in the hundreds.",
  code: "return torch.cat(tensors), torch.tensor(lengths)",
  kinds: ["ipc_dominated", "main_process_bound"],
  shows: {
    figure: "pipeline",
    preset: "imagenet-jpeg",
    changes: {
      payload: { kind: "tensors", tensors: 500, bytes: 64 * 602_120, sharedBy: "collate" },
      loader: { numWorkers: 8 },
      machine: { cores: 16 },
    },
    cause: "handOver",
    noticed: "throughput",
  },
});

const pinThread = finding("pin-thread", {
  title: "One thread receives and pins everything",
  why: "With pin_memory=True a thread of the main process takes every batch and copies it, and shares the interpreter lock with the loop.",
  command: "py-spy dump --pid PID",
  expect: "The thread in _pin_memory_loop is active in every dump.",
  code: "return torch.stack(crops), labels  # few tensors: each is rebuilt and pinned by itself\nreturn images.half(), labels  # half the bytes; changes the training: other rounding",
  kinds: ["pin_thread_contention", "gil_noisy_neighbour", "main_process_bound", "ipc_dominated"],
  shows: {
    figure: "pipeline",
    preset: "in-ram-tensors",
    changes: {
      loader: { pinMemory: true, numWorkers: 8 },
      training: { stepMs: fixed(4), readsLoss: false, copy: { nonBlocking: true, stream: "side" } },
      machine: { cores: 16 },
    },
    cause: "pinThread",
    noticed: "throughput",
  },
});

const tinyRows = finding("tiny-rows", {
  title: "Rows are too small to be sent between processes",
  why: "Handing a batch over costs more than fetching its rows from memory.",
  command: "time the loop with num_workers=0",
  expect: "It is faster than with workers.",
  code: `${READ_AT_ONCE}\nDataLoader(…, num_workers=0)`,
  kinds: ["ipc_dominated", "main_process_bound"],
  shows: {
    figure: "throughput",
    preset: "tabular-rows",
    changes: { training: { readsLoss: false, stepMs: fixed(0.3) } },
    cause: "handOver",
    noticed: "throughput",
  },
});

/** Finished batches wait, and next() takes its time all the same. */
export const slowHandOver = question(
  4,
  "what-is-sent",
  {
    title: "What does a batch consist of?",
    command: COUNT_TYPES,
    look: "Everything that is not a tensor is sent by value; everything that is has a price for each.",
  },
  [
    ["Arrays, lists, images, strings", byValue],
    ["Hundreds of tensors", manyTensors],
    ["A few large tensors, with pin_memory=True", pinThread],
    ["A few tensors of tiny rows, from memory", tinyRows],
  ],
);
