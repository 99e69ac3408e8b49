import { type Bound, boundsOf, type BoundKey, handsOverMore, tightestOf } from "@/lib/bounds";
import { toScenario, type Wish } from "@/lib/scenario-store";
import { threadsOf } from "@/lib/sim";
import { nextLimit } from "./nextLimit";
import { GOOD_ENOUGH_SHARE } from "./shares";
import type { RatePoint } from "./shape";

/** Why a curve bends where it does. */
export type Pace =
  /** One part of the machinery, known from its closed-form bound. */
  | { readonly kind: "bound"; readonly key: BoundKey }
  /** Loading costs less than handing over, so that the main process does better alone. */
  | { readonly kind: "handOver" }
  /** The curve has not bent yet. */
  | { readonly kind: "climbing" }
  /** No bound is near: threads of a library keep their cores while they wait for one another. */
  | { readonly kind: "threads" }
  /** No bound is near: batches differ, and some wait for others. */
  | { readonly kind: "order" };

/**
 * The same for a curve that climbs to the end of the picture: it has bent there if its last rate is what the next
 * limit lets through, and not before.
 */
export function paceAtEnd(wish: Wish, knee: RatePoint): Pace {
  const next = nextLimit(wish, knee.numWorkers);
  const isMet =
    next !== undefined && knee.samplesPerSecond >= (1 - GOOD_ENOUGH_SHARE) * next.samplesPerSecond;
  return isMet ? paceAt(wish, knee, false) : { kind: "climbing" };
}

/** A bound this close to the rate explains it. */
const CLOSE_SHARE = 0.88;

/** What keeps more workers from helping at a knee where the curve has bent; `falls` if any worker is one too many. */
export function paceAt(wish: Wish, knee: RatePoint, falls: boolean): Pace {
  const numWorkers = Math.max(1, knee.numWorkers);
  const scenario = toScenario({ ...wish, loader: { ...wish.loader, numWorkers } });
  if (falls && handsOverMore(scenario)) return { kind: "handOver" };
  const bounds = boundsOf(scenario);
  const rest = tightestOf(bounds.filter(({ key }) => key !== "workers"));
  if (rest === undefined || knee.samplesPerSecond < CLOSE_SHARE * rest.samplesPerSecond) {
    return { kind: threadsOf(wish.workload.sample) > 1 ? "threads" : "order" };
  }
  return { kind: "bound", key: paceSetter(bounds, rest) };
}

/** The main loop and the stream contain the step: where they are the step and nothing else, the GPU sets the pace. */
function paceSetter(bounds: readonly Bound[], { key, samplesPerSecond }: Bound): BoundKey {
  const gpu = bounds.find((bound) => bound.key === "gpu");
  const containsStep = key === "mainLoop" || key === "stream";
  const isGpu =
    containsStep && gpu !== undefined && samplesPerSecond >= (1 - GOOD_ENOUGH_SHARE) * gpu.samplesPerSecond;
  return isGpu ? "gpu" : key;
}
