import type { Wish } from "@/lib/scenario-store";
import { ALL_COUNTS } from "@/lib/workerCurve";
import { SHALLOWEST } from "./depth";
import { bestAmong } from "./kneeOf";
import { couldGain, pinnedWish } from "./pinning";
import { GOOD_ENOUGH_SHARE } from "./shares";
import type { Choice } from "./sounded";
import { fitsIn, type Room } from "./within";

/**
 * The fastest arguments that stay within RAM and `/dev/shm`, with as few workers, as little pinned memory and
 * as deep queues as that rate allows. Null where nothing fits. Stops before each run.
 */
export function* fittingOf(wish: Wish, room: Room): Generator<undefined, Choice | null, undefined> {
  let best: Choice | null = null;
  for (const variant of variantsOf(wish)) {
    const counts = ALL_COUNTS.filter((numWorkers) => fitsIn(room, withWorkers(variant, numWorkers)));
    const enough: number = (best?.samplesPerSecond ?? 0) / (1 - GOOD_ENOUGH_SHARE);
    if (counts.length === 0 || !couldGain(variant, enough, 0)) continue;
    const { numWorkers, samplesPerSecond } = yield* bestAmong(variant, counts);
    if (samplesPerSecond > enough) best = { wish: withWorkers(variant, numWorkers), samplesPerSecond };
  }
  return best;
}

function variantsOf(wish: Wish): readonly Wish[] {
  const pinned = pinnedWish(wish);
  const { prefetchFactor } = wish.loader;
  const depths = prefetchFactor > SHALLOWEST ? [prefetchFactor, SHALLOWEST] : [prefetchFactor];
  return [wish, ...(pinned === null ? [] : [pinned])].flatMap((variant) =>
    depths.map((depth) => ({ ...variant, loader: { ...variant.loader, prefetchFactor: depth } })),
  );
}

function withWorkers(wish: Wish, numWorkers: number): Wish {
  return { ...wish, loader: { ...wish.loader, numWorkers } };
}
