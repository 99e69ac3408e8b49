import type { Wish } from "@/lib/scenario-store";
import { threadsOf } from "@/lib/sim";
import { fineEffort, highestRate, profilePoint } from "@/lib/workerCurve";
import { ceilingAt } from "./ceilings";
import { fastestOf } from "./choice";
import { type DepthRate, nextDepth } from "./depth";
import { fittingOf } from "./fitting";
import { kneeOf } from "./kneeOf";
import { couldGain, pinnedWish } from "./pinning";
import { type Findings, rateOf, type Sought, type Sounded } from "./sounded";
import { fitsIn, type Room } from "./within";

/**
 * Simulates what an answer rests on: the knee, the depths there and, unless a bound rules a gain out, the same
 * with pinned memory; where the fastest takes more memory than the machine has, what fits; and where threads of a
 * library share a sample, all of that without them. Stops after each run, so that a worker thread hears newer
 * questions.
 */
export function* findingsOf(wish: Wish, room: Room): Generator<undefined, Findings, undefined> {
  const sought = yield* soughtOf(wish);
  const fitting = fitsIn(room, fastestOf(wish, sought).wish) ? null : yield* fittingOf(wish, room);
  const alone = withOneThread(wish);
  const oneThread = alone === null ? null : { wish: alone, found: yield* findingsOf(alone, room) };
  return { ...sought, fitting, oneThread };
}

/** The wish with one thread of a library for each sample; null where there is one. */
function withOneThread(wish: Wish): Wish | null {
  const { workload } = wish;
  if (threadsOf(workload.sample) === 1) return null;
  return { ...wish, workload: { ...workload, sample: { ...workload.sample, libraryThreads: 1 } } };
}

function* soughtOf(wish: Wish): Generator<undefined, Sought, undefined> {
  const own = yield* soundedOf(wish);
  const pinned = pinnedWish(wish);
  const tries = pinned !== null && couldGain(pinned, rateOf(own));
  return { ...own, pinned: tries ? yield* soundedOf(pinned) : null };
}

function* soundedOf(wish: Wish): Generator<undefined, Sounded, undefined> {
  const knee = yield* kneeOf(wish);
  const depths: DepthRate[] = [];
  if (knee.numWorkers === 0) return { knee, depths };
  const most = highestRate(ceilingAt(wish, knee.numWorkers));
  for (;;) {
    const prefetchFactor = nextDepth(depths, most);
    if (prefetchFactor === null) return { knee, depths };
    yield;
    const deep = { ...wish, loader: { ...wish.loader, prefetchFactor } };
    const { samplesPerSecond } = profilePoint(deep, knee.numWorkers, fineEffort(deep));
    depths.push({ prefetchFactor, samplesPerSecond });
  }
}
