import { eventsOf } from "@/lib/effort/events";
import type { Wish } from "@/lib/scenario-store";
import { problem, type Problem } from "./problem";

/** A browser computes about this many events in about a second. */
const MOST_EVENTS = 500_000;

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

/** The wish as its link will be read, see {@link settle}: few samples enough. Null when one batch alone is too much. */
export function withinReach(wish: Wish): Wish | null {
  return settle(wish, "").wish;
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
