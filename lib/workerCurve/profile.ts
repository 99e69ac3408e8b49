import { eventsOf } from "@/lib/effort/events";
import { totalsOf } from "@/lib/runs/totalsOf";
import { toScenario, type Wish } from "@/lib/scenario-store";
import { threadsOf } from "@/lib/sim";
import { ceilingOf, lastingRate } from "./ceiling";
import { coarsePlan, MOST_WORKERS, roughPlan } from "./coarse";
import { type Effort, FAIR, FINE, steadyWish } from "./steady";

/** One point of the throughput curve: the steady state with that many workers. */
export interface ProfilePoint {
  readonly numWorkers: number;
  /** Of all ranks. */
  readonly samplesPerSecond: number;
  readonly gpuBusyFraction: number;
  /** Share of the time inside `next()`. */
  readonly waitFraction: number;
}

/** Every number of workers of the curve. */
export const ALL_COUNTS: readonly number[] = Array.from({ length: MOST_WORKERS + 1 }, (_, count) => count);

/** A run of the curve with more events than this is cut shorter. */
const MOST_FINE_EVENTS = 3_000_000;

/** How long the points of a curve in full are simulated: threads of a library make batches dear. */
export function fineEffort(wish: Wish): Effort {
  if (threadsOf(wish.workload.sample) === 1 && wish.training.ranks === 1) return FINE;
  const longest = steadyWish(wish, MOST_WORKERS, FINE);
  const { batchSize, prefetchFactor } = longest.loader;
  const { breakAfterBatches, ranks } = longest.training;
  const batches = ranks * ((breakAfterBatches ?? 0) + MOST_WORKERS * prefetchFactor);
  return eventsOf(longest, batches * batchSize) > MOST_FINE_EVENTS ? FAIR : FINE;
}

/** One point of the curve. */
export function profilePoint(wish: Wish, numWorkers: number, effort: Effort): ProfilePoint {
  return pointOf(steadyWish(wish, numWorkers, effort));
}

/** The curve as a drag shows it; null when even a coarse one would take longer than a frame. */
export function coarseProfile(wish: Wish): readonly ProfilePoint[] | null {
  return coarsePlan(wish)?.map((run) => pointOf(run.wish)) ?? null;
}

/** The coarsest curve, however long it takes: what a worker thread answers first where a drag had no time. */
export function roughProfile(wish: Wish): readonly ProfilePoint[] {
  return roughPlan(wish).map((run) => pointOf(run.wish));
}

/** The curve in full; for a worker thread. */
export function fineProfile(wish: Wish): readonly ProfilePoint[] {
  const effort = fineEffort(wish);
  return ALL_COUNTS.map((numWorkers) => profilePoint(wish, numWorkers, effort));
}

function pointOf(wish: Wish): ProfilePoint {
  const scenario = toScenario(wish);
  const { samplesPerSecond, gpuBusyFraction, waitFraction } = totalsOf(scenario);
  return {
    numWorkers: wish.loader.numWorkers,
    samplesPerSecond: lastingRate(samplesPerSecond, ceilingOf(scenario)),
    gpuBusyFraction,
    waitFraction,
  };
}
