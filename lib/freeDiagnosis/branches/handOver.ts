import { READ_AT_ONCE, STACKED } from "@/lib/advice/remedies/snippets";
import { defaultMachine, fixed } from "@/lib/sim";
import { finding, question } from "../node";
import { LARGE_BATCHES } from "./quick";

/** What is in a batch, however lists, tuples and dicts are nested in it. */
const COUNT_TYPES =
  "from collections import Counter; from torch.utils._pytree import tree_flatten; print(Counter(type(x).__name__ for x in tree_flatten(next(it))[0]))";

const byValue = finding("by-value", {
  title: "Batches travel by value",
  why: "What is not a tensor is pickled, written through a pipe and unpickled by the main process.",
  command: COUNT_TYPES,
  expect: "ndarray, str, bytes, Image, numbers: anything but Tensor.",
  code: STACKED,
  caseId: "arrays-in-line",
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
  caseId: "thousand-tensors",
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

const largeBatches = finding("large-batches", {
  title: "The loop gives a large batch back, then copies the next one",
  why: "Without a pin thread both fall to the training loop: unmapping the memory of the batch before, and a copy from pageable memory.",
  command: "print(sum(x.nbytes for x in batch)); torch.profiler: the name of the Memcpy events",
  expect: "100 MiB or more, and Memcpy HtoD (Pageable -> Device).",
  code: "DataLoader(…, pin_memory=True)  # a thread receives, pins and gives back\nreturn images.half(), labels  # half the bytes; changes the training: other rounding",
  caseId: "twice-as-long",
  shows: {
    figure: "pipeline",
    preset: "in-ram-tensors",
    changes: {
      ...LARGE_BATCHES,
      loader: { batchSize: 256, numWorkers: 6 },
      training: { stepMs: fixed(6), copy: { nonBlocking: false, stream: "default" } },
      machine: { cores: 8, link: defaultMachine.link },
    },
    cause: "pageableCopy",
    noticed: "throughput",
  },
});

const tinyRows = finding("tiny-rows", {
  title: "Rows are too small to be sent between processes",
  why: "Handing a batch over costs more than fetching its rows from memory.",
  command: "time the loop with num_workers=0",
  expect: "It is faster than with workers.",
  code: `${READ_AT_ONCE}\nDataLoader(…, num_workers=0)`,
  caseId: null,
  shows: {
    figure: "throughput",
    preset: "tabular-rows",
    changes: { training: { readsLoss: false, stepMs: fixed(0.3) } },
    cause: "handOver",
    noticed: "throughput",
  },
});

const sampler = finding("sampler", {
  title: "The sampler works too long",
  why: "Sampler and batch sampler run in the main process. Each next() draws the indices of one more batch before it returns.",
  command: "py-spy dump --pid PID",
  expect: "It stands in __iter__ of your sampler, below _next_index, in most dumps.",
  code: "order = numpy.random.permutation(n)  # all indices at once, no Python per index\ndef __getitem__(self, number): return self.rows[self.draw_batch()]  # or draw in the workers, with batch_size=None",
  caseId: "grown-batches",
  shows: {
    figure: "pipeline",
    preset: "tabular-rows",
    changes: {
      machine: {
        costs: { ...defaultMachine.costs, handOver: { ...defaultMachine.costs.handOver, drawIndexMs: 0.2 } },
      },
      training: { readsLoss: false, stepMs: fixed(0.3) },
    },
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
    ["A few large tensors, without pin_memory", largeBatches],
    ["A few tensors of tiny rows, from memory", tinyRows],
    ["A few tensors, and py-spy dump stands in my own sampler", sampler],
  ],
);
