import type { Wish } from "@/lib/scenario-store";
import { type HandOverCosts, isFree, meanOf, threadsOf } from "@/lib/sim";

/** What a batch brings about besides its samples, its tensors and the slices of its CPU time. */
const EVENTS_PER_BATCH = 16;

/** What each thread of a library brings about for a sample: it wakes, computes and waits for the others. */
const EVENTS_PER_THREAD = 4;

/** At most so many events take place in a run of that many samples per epoch. */
export function eventsOf(wish: Wish, samples: number): number {
  const { workload, loader, training, machine } = wish;
  const copies = workload.dataset.kind === "iterable" ? Math.max(1, loader.numWorkers) : 1;
  const perWorkerMs = Object.values<number>({ ...machine.costs.lifecycle }).reduce((sum, ms) => sum + ms, 0);
  const perWorker = 8 + perWorkerMs / sliceMsOf(wish);
  const batches = samples / loader.batchSize;
  return (
    training.epochs *
    (copies * batches * eventsPerBatch(wish) + training.ranks * (1 + loader.numWorkers) * perWorker)
  );
}

/** At most so many events take place for a batch, from its first sample to its step. */
export function eventsPerBatch(wish: Wish): number {
  const { workload, loader, training, machine } = wish;
  const { sample, payload, collate } = workload;
  const sliceMs = sliceMsOf(wish);
  const tensors = payload.kind === "tensors" ? payload.tensors : 1;
  const threads = threadsOf(sample);
  const wakes = threads > 1 ? EVENTS_PER_THREAD * threads : 0;
  const perSample = (loadsAtOnce(wish) ? 0 : 2 + wakes) + meanOf(sample.cpuMs) / sliceMs;
  const besidesMs =
    Math.max(collate.inWorkerMs, collate.inMainMs) +
    training.hostMs +
    handOverMs(machine.costs.handOver, tensors, payload.bytes / 1e6);
  return EVENTS_PER_BATCH + 4 * tensors + loader.batchSize * perSample + besidesMs / sliceMs;
}

/** Samples that never wait are one stretch of CPU time. */
function loadsAtOnce({ workload: { sample } }: Wish): boolean {
  return isFree(sample.waitMs) && sample.storageBytes === 0 && threadsOf(sample) === 1;
}

function sliceMsOf({ machine }: Wish): number {
  const { sliceMs, switchIntervalMs } = machine.costs.scheduling;
  return Math.min(sliceMs, switchIntervalMs);
}

function handOverMs(costs: HandOverCosts, tensors: number, megabytes: number): number {
  return Object.entries<number>({ ...costs }).reduce((sum, [name, ms]) => {
    if (name.endsWith("PerTensor")) return sum + ms * tensors;
    return sum + (name.endsWith("PerMegabyte") ? ms * megabytes : ms);
  }, 0);
}
