import { NOT_BLOCKING, SIDE_STREAM } from "@/lib/advice/remedies/snippets";
import { batchesOf, tensors } from "@/lib/quiz/wishFrom";
import { defaultMachine, fixed } from "@/lib/sim";
import { finding, question } from "../node";

/** The loader keeps up. */
export const gpuBound = finding("gpu", {
  title: "The GPU is the limit; leave the loader alone",
  why: "Batches wait for the card. Whatever makes loading faster makes them wait longer.",
  command: "nvidia-smi dmon -s u",
  expect:
    "sm stays near 100 without gaps. With several ranks, look for the kernels of NCCL in a trace: they count. And count the samples of an epoch: workers that are not told their part of a stream repeat it.",
  code: "model = torch.compile(model)  # once, before the loop",
  caseId: "idle-workers",
  shows: {
    figure: "pipeline",
    preset: "imagenet-jpeg",
    changes: { training: { stepMs: fixed(210) }, loader: { numWorkers: 8 } },
    cause: "gpu",
    noticed: "throughput",
  },
});

/** A wait that costs nothing. */
export const hiddenWait = finding("hidden-wait", {
  title: "The wait is hidden behind the GPU; leave the loader alone",
  why: "Steps are launched and not waited for. The loop runs ahead of the card, and has time to wait in next().",
  command: "nvidia-smi dmon -s u; a trace of torch.profiler",
  expect: "sm stays near 100, and a kernel runs above nearly every moment of the long next().",
  code: "# nothing: a loader that is just fast enough is fast enough",
  caseId: null,
  shows: {
    figure: "pipeline",
    preset: "imagenet-jpeg",
    changes: {
      training: { stepMs: fixed(90), readsLoss: false, copy: { nonBlocking: true, stream: "default" } },
      loader: { numWorkers: 4, pinMemory: true },
      sample: { cpuMs: fixed(5.2), waitMs: fixed(0) },
    },
    cause: "gpu",
    noticed: "throughput",
  },
});

/** Float images, 256 in a batch: the copy is long beside a short step. */
export const LARGE_BATCHES = { dataset: batchesOf(256, 80), payload: tensors(154_140_672, 1) };

const pageable = finding("pageable", {
  title: "The copy to the GPU starts from pageable memory",
  why: "Such a copy goes through a staging buffer, at a lower rate, and the loop waits for it.",
  command: "torch.profiler: the name of the Memcpy events",
  expect: "Memcpy HtoD (Pageable -> Device), as long as the gaps.",
  code: `DataLoader(…, pin_memory=True)\n${NOT_BLOCKING}`,
  caseId: null,
  shows: {
    figure: "pipeline",
    preset: "in-ram-tensors",
    changes: {
      ...LARGE_BATCHES,
      loader: { batchSize: 256, numWorkers: 6 },
      training: { stepMs: fixed(150), copy: { nonBlocking: false, stream: "default" } },
      machine: { cores: 8, link: { ...defaultMachine.link, pageableBytesPerSecond: 2e9 } },
    },
    cause: "pageableCopy",
    noticed: "throughput",
  },
});

const sameStream = finding("same-stream", {
  title: "Copy and step take turns on one stream",
  why: "Work on a stream runs in order. non_blocking frees the loop, but not the GPU: the next copy begins when the step has ended.",
  command: "torch.profiler: the streams of Memcpy HtoD and of the kernels",
  expect: "Memcpy HtoD (Pinned -> Device) fills the gaps, on the stream of the kernels.",
  code: SIDE_STREAM,
  caseId: "all-flags-set",
  shows: {
    figure: "pipeline",
    preset: "in-ram-tensors",
    changes: {
      ...LARGE_BATCHES,
      loader: { batchSize: 256, numWorkers: 8, pinMemory: true },
      training: { stepMs: fixed(30), readsLoss: false, copy: { nonBlocking: true, stream: "default" } },
      machine: { cores: 16, link: defaultMachine.link },
    },
    cause: "link",
    noticed: "throughput",
  },
});

const waitsForStep = finding("waits-for-step", {
  title: "The loop waits for every step",
  why: "Reading the loss waits for the GPU. Only then does the loop do its own work and fetch the next batch, and the GPU waits in turn.",
  command: "py-spy dump --pid PID",
  expect: "The main thread stands in item(), cpu() or synchronize().",
  code: "if step % 100 == 0: log(loss.item())",
  caseId: "half-the-gpu",
  shows: {
    figure: "pipeline",
    preset: "imagenet-jpeg",
    changes: {
      training: { stepMs: fixed(50), hostMs: 50, readsLoss: true },
      loader: { numWorkers: 12, pinMemory: true },
      machine: { cores: 16 },
    },
    cause: "busyLoop",
    noticed: "throughput",
  },
});

const busyLoop = finding("busy-loop", {
  title: "The loop itself does too much",
  why: "Logging, snapshots and metrics run in the main process, between two steps.",
  command: "py-spy record --pid PID --duration 30 -o loop.svg",
  expect: "The widest frames are your own, outside next().",
  code: "if step % 100 == 0: save_snapshot(); write_metrics()",
  caseId: "state-every-step",
  shows: {
    figure: "pipeline",
    preset: "imagenet-jpeg",
    changes: { training: { hostMs: 120 }, loader: { numWorkers: 8 } },
    cause: "busyLoop",
    noticed: "throughput",
  },
});

/** next() returns at once, and the GPU is idle all the same. */
export const quickAndIdle = question(
  4,
  "between",
  {
    title: "next() is quick and the GPU is idle. Where is the loop?",
    command: "py-spy dump --pid PID; the gaps of the GPU in a trace of torch.profiler",
    look: "What stands on top of the main thread while the GPU has nothing to do?",
  },
  [
    ["A copy: Memcpy HtoD (Pageable -> Device)", pageable],
    ["Nothing: the gaps are Memcpy HtoD (Pinned -> Device), beside a loop that runs ahead", sameStream],
    ["item(), cpu(), cudaStreamSynchronize", waitsForStep],
    ["My own code: logs, snapshots, metrics", busyLoop],
  ],
);
