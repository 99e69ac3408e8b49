import { formatBytes, GIB, MIB } from "@/lib/format/bytes";
import { formatPercent, formatPerSecond } from "@/lib/format/number";
import type { Wish } from "@/lib/scenario-store";
import { plural } from "@/lib/words/plural";
import { depthFor, type DepthRate } from "./depth";
import type { Sounded } from "./findings";
import { pinnedWish, WORTH_PINNING_SHARE } from "./pinning";
import { priceOf } from "./price";
import { adviceOn } from "./reason";
import { recommend, type Recommendation } from "./recommend";
import type { RatePoint } from "./shape";

/** What to set for a workload and what it costs, in short. */
export interface Answer {
  /** The workload with the recommended arguments. */
  readonly wish: Wish;
  /** `num_workers=6, prefetch_factor=2`. */
  readonly headline: string;
  /** What it delivers, and why not more. */
  readonly reason: string;
  /** What it takes of RAM and of `/dev/shm`. */
  readonly cost: string;
  /** What has to be done about `/dev/shm`, and the argument that does it; null if nothing. */
  readonly caution: { readonly words: string; readonly argument: string | null } | null;
  /** The line of the loop that the arguments count on; null where any will do. */
  readonly loopLine: string | null;
}

/** What was found besides the curve. */
export interface Found {
  readonly depths: readonly DepthRate[];
  readonly pinned: Sounded | null;
}

/** Nothing was tried so far. */
export const NOTHING_FOUND: Found = { depths: [], pinned: null };

/** What a Docker container gives to `/dev/shm` unless told otherwise. */
const DOCKER_SHM_BYTES = 64 * MIB;

/** Puts the recommendation of a curve, and what was found besides, into words. */
export function answerFor(
  wish: Wish,
  recommendation: Recommendation,
  points: readonly RatePoint[],
  { depths, pinned }: Found,
): Answer {
  const own = choiceOf(wish, recommendation, points, depths);
  const pinning = pinnedWish(wish);
  if (pinning === null) return inWords(own, own.detail);
  const other =
    pinned === null
      ? null
      : choiceOf(pinning, recommend(pinning, pinned.points), pinned.points, pinned.depths);
  const gain = other === null ? 0 : other.samplesPerSecond / own.samplesPerSecond - 1;
  if (other === null || gain < WORTH_PINNING_SHARE) {
    const what = wish.loader.pinMemory
      ? "A copy that is not waited for, with non_blocking=True,"
      : "Pinned memory";
    const less = `${what} would gain less than ${formatPercent(WORTH_PINNING_SHARE)} more.`;
    return inWords(own, `${own.detail} ${less}`);
  }
  const { numWorkers } = own.wish.loader;
  const without = wish.loader.pinMemory ? "while the copy blocks" : "without pinned memory";
  const before = `${formatPerSecond(own.samplesPerSecond)} with ${plural(numWorkers, "worker")}, as the curve shows`;
  return inWords(other, `That is ${formatPercent(gain)} more than ${without} (${before}). ${other.detail}`);
}

/** A setting with what it delivers. */
interface Choice {
  readonly wish: Wish;
  readonly samplesPerSecond: number;
  readonly detail: string;
}

function choiceOf(
  wish: Wish,
  recommendation: Recommendation,
  points: readonly RatePoint[],
  depths: readonly DepthRate[],
): Choice {
  const { numWorkers } = recommendation;
  const depth = depthFor(depths);
  const prefetchFactor = depth?.prefetchFactor ?? wish.loader.prefetchFactor;
  return {
    wish: { ...wish, loader: { ...wish.loader, numWorkers, prefetchFactor } },
    samplesPerSecond: Math.max(recommendation.samplesPerSecond, depth?.samplesPerSecond ?? 0),
    detail: adviceOn(recommendation, points, numWorkers).detail,
  };
}

function inWords({ wish, samplesPerSecond }: Choice, detail: string): Answer {
  const { numWorkers, prefetchFactor, pinMemory } = wish.loader;
  const { ramBytes, shmBytes } = priceOf(wish, numWorkers);
  const inShm = shmBytes === 0 ? "none" : formatBytes(shmBytes);
  return {
    wish,
    headline: [
      `num_workers=${numWorkers}`,
      ...(numWorkers === 0 ? [] : [`prefetch_factor=${prefetchFactor}`]),
      ...(pinMemory ? ["pin_memory=True"] : []),
    ].join(", "),
    reason: `${formatPerSecond(samplesPerSecond).replace("/s", " samples/s")}. ${detail}`,
    cost: `At most ${formatBytes(ramBytes)} of RAM, ${inShm} of it in /dev/shm. Your dataset and the main process come on top.`,
    caution: cautionOn(shmBytes, wish.machine.shmBytes),
    loopLine:
      pinMemory && wish.training.copy?.nonBlocking === true
        ? "inputs = inputs.to(device, non_blocking=True)"
        : null,
  };
}

function cautionOn(needed: number, has: number): Answer["caution"] {
  if (needed > has) {
    return { words: `Too much for the ${formatBytes(has)} that /dev/shm has here.`, argument: null };
  }
  if (needed <= DOCKER_SHM_BYTES) return null;
  const gibibytes = 2 ** Math.max(0, Math.ceil(Math.log2(needed / GIB)));
  return {
    words: `A container has ${formatBytes(DOCKER_SHM_BYTES)} there. Give it`,
    argument: `--shm-size=${gibibytes}g`,
  };
}
