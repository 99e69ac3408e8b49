import type { Wish } from "@/lib/scenario-store";
import { plural } from "@/lib/words/plural";
import { memoryWishOf } from "../memoryWish";
import { fitOf } from "../study";
import { type Candidate, withLoader } from "./candidate";

/** Less prefetch: as much as fits, or half. */
export function shallower(wish: Wish): readonly Candidate[] {
  const { numWorkers, prefetchFactor } = wish.loader;
  if (numWorkers === 0 || prefetchFactor === 1) return [];
  const fits = fitOf(wish).frontier.find((at) => at.numWorkers === numWorkers)?.prefetchFactor ?? 0;
  const less = Math.max(1, Math.min(prefetchFactor - 1, fits > 0 ? fits : Math.floor(prefetchFactor / 2)));
  return [prefetching(wish, less)];
}

/** Every smaller prefetch_factor, the smallest first. */
export function leastPrefetch(wish: Wish): readonly Candidate[] {
  const { numWorkers, prefetchFactor } = wish.loader;
  if (numWorkers === 0) return [];
  return Array.from({ length: prefetchFactor - 1 }, (_, index) => prefetching(wish, index + 1));
}

function prefetching(wish: Wish, less: number): Candidate {
  return {
    id: "shallower",
    family: "shallower",
    title: `Prefetch ${less} instead of ${wish.loader.prefetchFactor} per worker`,
    code: `prefetch_factor=${less}`,
    wish: withLoader(wish, { prefetchFactor: less }),
    effort: 1,
  };
}

/** Half the workers, or as many as fit. */
export function fewerWorkers(wish: Wish): readonly Candidate[] {
  const { numWorkers, prefetchFactor } = wish.loader;
  const fits = fitOf(wish).frontier.findLast(
    (at) => at.numWorkers < numWorkers && at.prefetchFactor >= prefetchFactor,
  );
  const counts = new Set([Math.floor(numWorkers / 2), fits?.numWorkers ?? 0]);
  return [...counts].filter((count) => count < numWorkers).map((count) => using(wish, count));
}

/** Every smaller number of workers, the smallest first; without any is another way to load. */
export function leastWorkers(wish: Wish): readonly Candidate[] {
  return Array.from({ length: Math.max(0, wish.loader.numWorkers - 1) }, (_, index) =>
    using(wish, index + 1),
  );
}

function using(wish: Wish, count: number): Candidate {
  return {
    id: `workers${count}`,
    family: "workers",
    title:
      count === 0
        ? "Load in the main process"
        : `Use ${count} of the ${wish.loader.numWorkers} workers${perRank(wish)}`,
    code: `num_workers=${count}`,
    wish: withLoader(wish, { numWorkers: count }),
    effort: 1,
  };
}

/** What fits whatever the timing, where the present number of workers does not fit at all. */
export function whatFits(wish: Wish): readonly Candidate[] {
  const { best } = fitOf(wish);
  if (best === null || wish.loader.numWorkers === 0) return [];
  const { numWorkers, prefetchFactor } = best;
  if (numWorkers * prefetchFactor >= wish.loader.numWorkers * wish.loader.prefetchFactor) return [];
  return [
    {
      id: "fitting",
      family: "workers",
      title: `Use ${plural(numWorkers, "worker")}${perRank(wish)} with a prefetch_factor of ${prefetchFactor}`,
      code: `num_workers=${numWorkers}, prefetch_factor=${prefetchFactor}`,
      wish: withLoader(wish, { numWorkers, prefetchFactor }),
      effort: 1,
    },
  ];
}

/** Ordinary memory instead of page-locked blocks. */
export function withoutPinning(wish: Wish): readonly Candidate[] {
  if (!wish.loader.pinMemory) return [];
  const code = "pin_memory=False";
  return [
    {
      id: "unpinned",
      family: "unpinned",
      title: "Do without pinned memory",
      code,
      wish: withLoader(wish, { pinMemory: false }),
      effort: 1,
    },
  ];
}

/** Workers that inherit instead of importing and unpickling. */
export function forked(wish: Wish): readonly Candidate[] {
  if (wish.loader.numWorkers === 0 || wish.loader.startMethod === "fork") return [];
  return [
    {
      id: "fork",
      family: "fork",
      title: "Fork the workers",
      code: 'multiprocessing_context="fork"',
      wish: withLoader(wish, { startMethod: "fork" }),
      effort: 1,
    },
  ];
}

/** No workers of another loader that stay and do nothing. */
export function leavingWorkers(wish: Wish): readonly Candidate[] {
  const { persistentWorkers, numWorkers } = wish.loader;
  if (!memoryWishOf(wish).validates || !persistentWorkers || numWorkers === 0) return [];
  const code = "persistent_workers=False";
  return [
    {
      id: "leave",
      family: "leave",
      title: "Let the workers leave after each epoch",
      code,
      wish: withLoader(wish, { persistentWorkers: false }),
      effort: 1,
    },
  ];
}

function perRank({ training }: Wish): string {
  return training.ranks > 1 ? " per rank" : "";
}
