import { formatBytes, GIB, MIB } from "@/lib/format/bytes";
import { formatPerSecond } from "@/lib/format/number";
import type { Wish } from "@/lib/scenario-store";
import type { DepthRate } from "./depth";
import { priceOf } from "./price";
import { adviceOn } from "./reason";
import type { Recommendation } from "./recommend";
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
}

/** What a Docker container gives to `/dev/shm` unless told otherwise. */
const DOCKER_SHM_BYTES = 64 * MIB;

/** Puts the recommendation of a curve and of the depths at its knee into words. */
export function answerFor(
  wish: Wish,
  recommendation: Recommendation,
  points: readonly RatePoint[],
  depth: DepthRate | null,
): Answer {
  const { numWorkers } = recommendation;
  const prefetchFactor = depth?.prefetchFactor ?? wish.loader.prefetchFactor;
  const advised: Wish = { ...wish, loader: { ...wish.loader, numWorkers, prefetchFactor } };
  const rate = Math.max(recommendation.samplesPerSecond, depth?.samplesPerSecond ?? 0);
  const { ramBytes, shmBytes } = priceOf(advised, numWorkers);
  const inShm = shmBytes === 0 ? "none" : formatBytes(shmBytes);
  return {
    wish: advised,
    headline:
      numWorkers === 0 ? "num_workers=0" : `num_workers=${numWorkers}, prefetch_factor=${prefetchFactor}`,
    reason: `${formatPerSecond(rate).replace("/s", " samples/s")}. ${adviceOn(recommendation, points, numWorkers).detail}`,
    cost: `At most ${formatBytes(ramBytes)} of RAM, ${inShm} of it in /dev/shm. Your dataset and the main process come on top.`,
    caution: cautionOn(shmBytes, wish.machine.shmBytes),
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
