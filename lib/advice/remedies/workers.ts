import { hasWorkers } from "@/lib/sim";
import { wishOf, withLoader } from "./change";
import { notHere, type Remedy, type Setup, trial, type Variant } from "./remedy";

/** More than this many is no setting that anybody recommends for one GPU. */
const MOST_WORKERS = 64;

/** More `num_workers`. */
export const moreWorkers: Remedy = {
  id: "moreWorkers",
  title: "Start more workers",
  does: "More batches are loaded side by side, as long as there are cores and storage for them.",
  costs: "Memory for each worker and for prefetch_factor more batches, and a longer start.",
  assumes: null,
  on: (setup) => {
    const { numWorkers } = setup.scenario.loader;
    const counts = numWorkers === 0 ? [1, 2, 4, 8, 16] : [1.5, 2, 3, 4].map((f) => Math.ceil(f * numWorkers));
    const [first, ...more] = [...new Set(counts)]
      .filter((count) => count > numWorkers && count <= MOST_WORKERS)
      .map((count) => workers(setup, count));
    if (first === undefined) return notHere(`More than ${MOST_WORKERS} workers for one GPU help nobody.`);
    return trial(first, ...more);
  },
};

/** Fewer `num_workers`, but some. */
export const fewerWorkers: Remedy = {
  id: "fewerWorkers",
  title: "Start fewer workers",
  does: "Fewer processes share the cores, and fewer batches are in flight.",
  costs: "Throughput, where those that are left cannot keep up.",
  assumes: null,
  on: (setup) => {
    const { numWorkers } = setup.scenario.loader;
    const counts = [0.75, 0.5, 0.25].map((factor) => Math.max(1, Math.floor(factor * numWorkers)));
    const [first, ...more] = [...new Set(counts)]
      .filter((count) => count < numWorkers)
      .map((count) => workers(setup, count));
    if (first === undefined) return notHere("With fewer there would be none, which is another remedy.");
    return trial(first, ...more);
  },
};

/** `num_workers=0`. */
export const noWorkers: Remedy = {
  id: "noWorkers",
  title: "Load in the main process",
  does: "Nothing is handed over between processes and nothing has to be started; nothing overlaps either.",
  costs: "Every batch is loaded while the GPU waits for it.",
  assumes: null,
  on: (setup) =>
    hasWorkers(setup.scenario.loader) ? trial(workers(setup, 0)) : notHere("There are no workers already."),
};

/** More `prefetch_factor`. */
export const deeperPrefetch: Remedy = {
  id: "deeperPrefetch",
  title: "Prefetch more batches",
  does: "More finished batches wait in line, so that a slow one is noticed later or not at all.",
  costs: "Memory for every batch more, times num_workers.",
  assumes: null,
  on: (setup) => {
    if (!hasWorkers(setup.scenario.loader)) return notHere("Without workers nothing is prefetched.");
    const { prefetchFactor } = setup.scenario.loader;
    return trial(prefetch(setup, 2 * prefetchFactor), prefetch(setup, 4 * prefetchFactor));
  },
};

/** Less `prefetch_factor`. */
export const shallowerPrefetch: Remedy = {
  id: "shallowerPrefetch",
  title: "Prefetch fewer batches",
  does: "Fewer batches are in flight and take memory.",
  costs: "Less to live on while a slow batch is loaded.",
  assumes: null,
  on: (setup) => {
    if (!hasWorkers(setup.scenario.loader)) return notHere("Without workers nothing is prefetched.");
    const { prefetchFactor } = setup.scenario.loader;
    const [first, ...more] = [...new Set([Math.ceil(prefetchFactor / 2), 1])]
      .filter((factor) => factor < prefetchFactor)
      .map((factor) => prefetch(setup, factor));
    if (first === undefined) return notHere("Each worker prefetches one batch; less is not possible.");
    return trial(first, ...more);
  },
};

/** `in_order=False`. */
export const arrivalOrder: Remedy = {
  id: "arrivalOrder",
  title: "Take batches as they come",
  does: "A finished batch no longer waits for a slower one before it.",
  costs: "Runs that cannot be repeated exactly.",
  changesTraining: "The order of batches differs from run to run, and slow samples come later.",
  assumes: null,
  on: (setup) => {
    const { loader } = setup.scenario;
    if (!hasWorkers(loader)) return notHere("Without workers in_order has no effect.");
    if (!loader.inOrder) return notHere("Batches are taken as they come already.");
    return trial({ setup: withLoader(setup, { inOrder: false }), code: "DataLoader(…, in_order=False)" });
  },
};

function workers(setup: Setup, numWorkers: number): Variant {
  return { setup: withLoader(setup, { numWorkers }), code: `DataLoader(…, num_workers=${numWorkers})` };
}

function prefetch(setup: Setup, prefetchFactor: number): Variant {
  const { numWorkers } = wishOf(setup.scenario);
  return {
    setup: withLoader(setup, { prefetchFactor }),
    code: `DataLoader(…, num_workers=${numWorkers}, prefetch_factor=${prefetchFactor})`,
  };
}
