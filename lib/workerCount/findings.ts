import type { Wish } from "@/lib/scenario-store";
import { ALL_COUNTS, fineEffort, profilePoint, type ProfilePoint } from "@/lib/workerCurve";
import { type DepthRate, DEPTHS } from "./depth";
import { couldGain, pinnedWish } from "./pinning";
import { recommend } from "./recommend";

/** A curve, and what deeper prefetching brings at its knee. */
export interface Sounded {
  readonly points: readonly ProfilePoint[];
  /** By `prefetch_factor`; empty where no workers do best. */
  readonly depths: readonly DepthRate[];
}

/** What an answer rests on besides the curve that is drawn. */
export interface Findings extends Sounded {
  /** The same loop with pinned memory; null where that can't gain enough, or changes nothing. */
  readonly pinned: Sounded | null;
}

/**
 * Simulates what an answer rests on: the whole curve, the depths at its knee and, unless a bound rules a gain
 * out, the same with pinned memory. Stops after each run, so that a worker thread hears newer questions.
 */
export function* findingsOf(wish: Wish): Generator<undefined, Findings, undefined> {
  const own = yield* soundedOf(wish);
  const pinned = pinnedWish(wish);
  const best = recommend(wish, own.points).bestPerSecond;
  return { ...own, pinned: pinned !== null && couldGain(pinned, best) ? yield* soundedOf(pinned) : null };
}

function* soundedOf(wish: Wish): Generator<undefined, Sounded, undefined> {
  const effort = fineEffort(wish);
  const points: ProfilePoint[] = [];
  for (const numWorkers of ALL_COUNTS) {
    points.push(profilePoint(wish, numWorkers, effort));
    yield;
  }
  const { numWorkers } = recommend(wish, points);
  const depths: DepthRate[] = [];
  if (numWorkers > 0) {
    for (const prefetchFactor of DEPTHS) {
      const deep = { ...wish, loader: { ...wish.loader, prefetchFactor } };
      const { samplesPerSecond } = profilePoint(deep, numWorkers, fineEffort(deep));
      depths.push({ prefetchFactor, samplesPerSecond });
      yield;
    }
  }
  return { points, depths };
}

/** The same in one go, for whoever has nothing else to do. */
export function findingsAtOnce(wish: Wish): Findings {
  const steps = findingsOf(wish);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
