import { formatBytes, GIB, MIB } from "@/lib/format/bytes";
import { formatPercent, formatPerSecond } from "@/lib/format/number";
import type { Wish } from "@/lib/scenario-store";
import { threadsOf } from "@/lib/sim";
import { plural } from "@/lib/words/plural";
import { workersInWords } from "@/lib/words/workersInWords";
import { depthFor } from "./depth";
import type { Estimate } from "./estimate";
import { pinnedWish, WORTH_PINNING_SHARE } from "./pinning";
import { onTop, priceOf } from "./price";
import { samplesInWords } from "./rateInWords";
import { reasonFor } from "./reason";
import { type Findings, rateOf, type Sounded } from "./sounded";

/** What to set for a workload and what it costs, in short. */
export interface Answer {
  /** The workload with the recommended arguments. */
  readonly wish: Wish;
  /** `num_workers=6, prefetch_factor=2`. */
  readonly headline: string;
  /** Whose arguments these are, where there are several ranks. */
  readonly scope: string | null;
  /** What it delivers, and why not more. */
  readonly reason: string;
  /** What it takes of RAM and of `/dev/shm`. */
  readonly cost: string;
  /** What has to be done about `/dev/shm`, and the argument that does it; null if nothing. */
  readonly caution: { readonly words: string; readonly argument: string | null } | null;
  /** The line of the loop that the arguments count on; null where any will do. */
  readonly loopLine: string | null;
}

/** What a Docker container gives to `/dev/shm` unless told otherwise. */
const DOCKER_SHM_BYTES = 64 * MIB;

/** Puts what was found by simulation into words. */
export function answerFor(wish: Wish, found: Findings): Answer {
  const own = choiceOf(wish, found);
  const pinning = pinnedWish(wish);
  if (pinning === null) return inWords(own);
  const other = found.pinned === null ? null : choiceOf(pinning, found.pinned);
  const gain = other === null ? 0 : other.samplesPerSecond / own.samplesPerSecond - 1;
  if (other === null || gain < WORTH_PINNING_SHARE) {
    const what = wish.loader.pinMemory
      ? "A copy that is not waited for, with non_blocking=True,"
      : "Pinned memory";
    const less = `${what} would gain less than ${formatPercent(WORTH_PINNING_SHARE)} more.`;
    return inWords({ ...own, detail: `${own.detail} ${less}` });
  }
  const { numWorkers } = own.wish.loader;
  const without = wish.loader.pinMemory ? "while the copy blocks" : "without pinned memory";
  const before = `${formatPerSecond(own.samplesPerSecond)} with ${workersInWords(numWorkers)}, as the curve below shows`;
  return inWords({
    ...other,
    detail: `That is ${formatPercent(gain)} more than ${without} (${before}). ${other.detail}`,
  });
}

/** Puts a first estimate into words: what the bounds let through is the most that a run can deliver. */
export function estimateInWords({ wish, knee }: Estimate): Answer {
  return inWords({
    wish: { ...wish, loader: { ...wish.loader, numWorkers: knee.numWorkers } },
    samplesPerSecond: knee.samplesPerSecond,
    isMost: true,
    detail: reasonFor(wish, knee) + (threadsOf(wish.workload.sample) > 1 ? WITHOUT_THREADS : ""),
  });
}

const WITHOUT_THREADS = " That threads of a library wait for one another is not in this yet.";

/** A setting with what it delivers. */
interface Choice {
  readonly wish: Wish;
  readonly samplesPerSecond: number;
  /** The rate is what bounds let through, not what a run delivers. */
  readonly isMost: boolean;
  readonly detail: string;
}

function choiceOf(wish: Wish, sounded: Sounded): Choice {
  const { numWorkers } = sounded.knee;
  const prefetchFactor = depthFor(sounded.depths)?.prefetchFactor ?? wish.loader.prefetchFactor;
  return {
    wish: { ...wish, loader: { ...wish.loader, numWorkers, prefetchFactor } },
    samplesPerSecond: rateOf(sounded),
    isMost: false,
    detail: reasonFor(wish, sounded.knee),
  };
}

function inWords({ wish, samplesPerSecond, isMost, detail }: Choice): Answer {
  const { numWorkers, prefetchFactor, pinMemory } = wish.loader;
  const { ranks } = wish.training;
  const price = priceOf(wish, numWorkers);
  const { ramBytes, shmBytes } = price;
  const inShm = shmBytes === 0 ? "none" : formatBytes(shmBytes);
  const several = ranks > 1;
  const rate = samplesInWords(samplesPerSecond);
  return {
    wish,
    headline: [
      `num_workers=${numWorkers}`,
      ...(numWorkers === 0 ? [] : [`prefetch_factor=${prefetchFactor}`]),
      ...(pinMemory ? ["pin_memory=True"] : []),
    ].join(", "),
    scope: several ? scopeOf(ranks, numWorkers) : null,
    reason: `${isMost ? "At most " : ""}${rate}${several ? ` of all ${ranks} ranks together` : ""}. ${detail}`,
    cost: `At most ${formatBytes(ramBytes)} of RAM${several ? ` for all ${ranks} ranks together` : ""}, ${inShm} of it in /dev/shm; ${onTop(ranks, price)}.`,
    caution: cautionOn(shmBytes, wish.machine),
    loopLine:
      pinMemory && wish.training.copy?.nonBlocking === true
        ? "inputs = inputs.to(device, non_blocking=True)"
        : null,
  };
}

function scopeOf(ranks: number, numWorkers: number): string {
  const each = `In each of the ${ranks} ranks`;
  return numWorkers === 0
    ? `${each}.`
    : `${each}: ${plural(ranks * numWorkers, "worker")} on this machine in all.`;
}

function cautionOn(needed: number, { shmBytes: has, ramBytes }: Wish["machine"]): Answer["caution"] {
  const isHalf = 2 * has === ramBytes;
  const here = `${formatBytes(has)} that /dev/shm has here${isHalf ? `, half of ${formatBytes(ramBytes)} of RAM as Linux gives it` : ""}`;
  if (needed > has) return { words: `Too much for the ${here}.`, argument: null };
  if (needed <= DOCKER_SHM_BYTES) return null;
  const gibibytes = 2 ** Math.max(0, Math.ceil(Math.log2(needed / GIB)));
  return {
    words: `It fits the ${here}. A container has ${formatBytes(DOCKER_SHM_BYTES)} unless told otherwise. Give it`,
    argument: `--shm-size=${gibibytes}g`,
  };
}
