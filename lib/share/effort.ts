import type { Wish } from "@/lib/scenario-store";
import { type HandOverCosts, meanOf } from "@/lib/sim";
import { problem, type Problem } from "./problem";

/** A browser computes about this many events in about a second. */
const MOST_EVENTS = 500_000;

/** What a batch brings about besides its samples, its tensors and the slices of its CPU time. */
const EVENTS_PER_BATCH = 16;

/** What each thread of a library brings about for a sample: it wakes, computes and waits for the others. */
const EVENTS_PER_THREAD = 4;

/** A wish that can be simulated, and what had to give way for it. */
interface Settled {
  readonly wish: Wish | null;
  readonly problems: readonly Problem[];
}

/**
 * Keeps a link from asking for a run without a batch or for one that takes minutes to compute: the
 * number of samples gives way. Null when one batch alone is too much.
 */
export function settle(wish: Wish, prefix: string): Settled {
  const { dataset } = wish.workload;
  const { batchSize } = wish.loader;
  const asked = samplesOf(wish);
  const most = Math.floor((MOST_EVENTS - eventsOf(wish, 0)) / (eventsOf(wish, 1) - eventsOf(wish, 0)));
  if (asked >= batchSize && asked <= most) return { wish, problems: [] };
  const key = `${prefix}${dataset.kind === "map" ? "samples" : "shards"}`;
  const allowed = `${batchSize} (one batch) to ${Math.max(batchSize, most)} with these settings`;
  const problems = [problem(key, String(asked), allowed)];
  if (batchSize > most) return { wish: null, problems };
  return { wish: withSamples(wish, asked < batchSize ? batchSize : most), problems };
}

/** Samples of one epoch. */
function samplesOf({ workload: { dataset } }: Wish): number {
  return dataset.kind === "map" ? dataset.samples : dataset.shardSamples.reduce((sum, n) => sum + n, 0);
}

function withSamples(wish: Wish, samples: number): Wish {
  const { dataset } = wish.workload;
  const other = dataset.kind === "map" ? { ...dataset, samples } : { ...dataset, shardSamples: [samples] };
  return { ...wish, workload: { ...wish.workload, dataset: other } };
}

/** At most so many events take place in a run of that many samples per epoch. */
function eventsOf(wish: Wish, samples: number): number {
  const { workload, loader, training, machine } = wish;
  const { scheduling, lifecycle, handOver } = machine.costs;
  const sliceMs = Math.min(scheduling.sliceMs, scheduling.switchIntervalMs);
  const tensors = workload.payload.kind === "tensors" ? workload.payload.tensors : 1;
  const batches = samples / loader.batchSize;
  const copies = workload.dataset.kind === "iterable" ? Math.max(1, loader.numWorkers) : 1;
  const perBatchMs =
    Math.max(workload.collate.inWorkerMs, workload.collate.inMainMs) +
    training.hostMs +
    handOverMs(handOver, tensors, workload.payload.bytes / 1e6);
  const perWorkerMs = Object.values<number>({ ...lifecycle }).reduce((sum, ms) => sum + ms, 0);
  const threads = workload.sample.libraryThreads;
  const perSample =
    2 + (threads > 1 ? EVENTS_PER_THREAD * threads : 0) + meanOf(workload.sample.cpuMs) / sliceMs;
  const perBatch = EVENTS_PER_BATCH + 4 * tensors + perBatchMs / sliceMs;
  const perWorker = 8 + perWorkerMs / sliceMs;
  return (
    training.epochs *
    (copies * (samples * perSample + batches * perBatch) +
      training.ranks * (1 + loader.numWorkers) * perWorker)
  );
}

function handOverMs(costs: HandOverCosts, tensors: number, megabytes: number): number {
  return Object.entries<number>({ ...costs }).reduce((sum, [name, ms]) => {
    if (name.endsWith("PerTensor")) return sum + ms * tensors;
    return sum + (name.endsWith("PerMegabyte") ? ms * megabytes : ms);
  }, 0);
}
