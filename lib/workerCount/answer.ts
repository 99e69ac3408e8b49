import { formatBytes, GIB, MIB } from "@/lib/format/bytes";
import { formatPercent, formatPerSecond } from "@/lib/format/number";
import { headroomInWords } from "@/lib/memory/headroom";
import type { Wish } from "@/lib/scenario-store";
import { threadsOf } from "@/lib/sim";
import type { Crossed } from "@/lib/sim/memory";
import { listed } from "@/lib/words/listed";
import { plural } from "@/lib/words/plural";
import { workersInWords } from "@/lib/words/workersInWords";
import { bestOf, choiceOf, pinnedChoice } from "./choice";
import type { Estimate } from "./estimate";
import { pinnedWish, WORTH_PINNING_SHARE } from "./pinning";
import { priceOf } from "./price";
import { samplesInWords } from "./rateInWords";
import { reasonFor } from "./reason";
import { crossedBy, fits } from "./room";
import { WORTH_A_WARNING_SHARE } from "./shares";
import type { Choice, Findings } from "./sounded";

/** What to set for a workload and what it costs, in short. */
export interface Answer {
  /** The workload with the recommended arguments. */
  readonly wish: Wish;
  /** That the fastest arguments do not fit the machine, so that these are others; null where they do. */
  readonly shortfall: string | null;
  /** `num_workers=6, prefetch_factor=2`. */
  readonly headline: string;
  /** Whose arguments these are, where there are several ranks. */
  readonly scope: string | null;
  /** What it delivers, and why not more. */
  readonly reason: string;
  /** What would do better than any arguments; null where nothing is known. */
  readonly cure: string | null;
  /** That PyTorch will warn of as many workers; null where it does not. */
  readonly warning: string | null;
  /** What it takes of RAM and of `/dev/shm`. */
  readonly cost: string;
  /** What has to be done about `/dev/shm`, and the argument that does it; null if nothing. */
  readonly caution: { readonly words: string; readonly argument: string | null } | null;
  /** The line of the loop that the arguments count on; null where any will do. */
  readonly loopLine: string | null;
}

/** What a Docker container gives to `/dev/shm` unless told otherwise. */
const DOCKER_SHM_BYTES = 64 * MIB;

/** Puts what was found by simulation into words: the fastest arguments or, where they do not fit, the fastest that do. */
export function answerFor(wish: Wish, found: Findings): Answer {
  const answer = answerAsItIs(wish, found);
  return { ...answer, cure: cureOf(bestOf(wish, found), found.oneThread) };
}

function answerAsItIs(wish: Wish, found: Findings): Answer {
  const fastest = fastestWithReason(wish, found);
  const crossed = crossedBy(fastest.wish);
  if (crossed.length === 0) return inWords(fastest, null);
  const shortfall = shortfallOf(fastest, crossed);
  if (found.fitting === null) return inWords(fastest, `${shortfall} Nothing smaller fits either.`);
  const share = found.fitting.samplesPerSecond / fastest.samplesPerSecond;
  const detail = `That is ${formatPercent(share)} of that rate, and the most that fits.`;
  return inWords({ ...found.fitting, isMost: false, detail }, shortfall);
}

/** What one thread of a library instead of several would bring, where that is enough; null else. */
function cureOf({ samplesPerSecond }: Choice, oneThread: Findings["oneThread"]): string | null {
  if (oneThread === null) return null;
  const alone = bestOf(oneThread.wish, oneThread.found);
  const gain = alone.samplesPerSecond / samplesPerSecond - 1;
  if (gain < WORTH_A_WARNING_SHARE || !fits(alone.wish)) return null;
  return `Better: one library thread (cv2.setNumThreads(0) in worker_init_fn, OMP_NUM_THREADS=1) and ${argumentsOf(alone.wish)}: ${samplesInWords(alone.samplesPerSecond)}, ${formatPercent(gain)} more.`;
}

function fastestWithReason(wish: Wish, found: Findings): Said {
  const choice = choiceOf(wish, found);
  const own = { ...choice, isMost: false, detail: reasonFor(wish, found.knee, choice.samplesPerSecond) };
  if (pinnedWish(wish) === null) return own;
  const pinned = pinnedChoice(wish, found);
  if (pinned === null) {
    const what = wish.loader.pinMemory
      ? "A copy that is not waited for, with non_blocking=True,"
      : "Pinned memory";
    const less = `${what} would gain less than ${formatPercent(WORTH_PINNING_SHARE)} more.`;
    return { ...own, detail: `${own.detail} ${less}` };
  }
  const { choice: faster, sounded, gain } = pinned;
  const { numWorkers } = own.wish.loader;
  const without = wish.loader.pinMemory ? "while the copy blocks" : "without pinned memory";
  const before = `${formatPerSecond(own.samplesPerSecond)} with ${workersInWords(numWorkers)}, as the curve below shows`;
  const more = `That is ${formatPercent(gain)} more than ${without} (${before}).`;
  const detail = `${more} ${reasonFor(faster.wish, sounded.knee, faster.samplesPerSecond)}`;
  return { ...faster, isMost: false, detail };
}

/** Puts a first estimate into words: what the bounds let through is the most that a run can deliver. */
export function estimateInWords({ wish, knee }: Estimate): Answer {
  const said = {
    wish: { ...wish, loader: { ...wish.loader, numWorkers: knee.numWorkers } },
    samplesPerSecond: knee.samplesPerSecond,
    isMost: true,
    detail:
      reasonFor(wish, knee, knee.samplesPerSecond) +
      (threadsOf(wish.workload.sample) > 1 ? WITHOUT_THREADS : ""),
  };
  const crossed = crossedBy(said.wish);
  return inWords(said, crossed.length === 0 ? null : `${shortfallOf(said, crossed)} What fits follows.`);
}

const WITHOUT_THREADS = " That threads of a library wait for one another is not in this yet.";

/** A choice with its reason. */
interface Said extends Choice {
  /** The rate is what bounds let through, not what a run delivers. */
  readonly isMost: boolean;
  readonly detail: string;
}

function inWords({ wish, samplesPerSecond, isMost, detail }: Said, shortfall: string | null): Answer {
  const { numWorkers, pinMemory } = wish.loader;
  const { ranks } = wish.training;
  const { ramBytes, shmBytes, isWithoutData } = priceOf(wish, numWorkers);
  const left = headroomInWords(wish, { ramBytes, shmBytes });
  const inShm = shmBytes === 0 ? "none" : formatBytes(shmBytes);
  const several = ranks > 1;
  const rate = samplesInWords(samplesPerSecond);
  return {
    wish,
    shortfall,
    headline: argumentsOf(wish),
    scope: several ? scopeOf(ranks, numWorkers) : null,
    reason: `${isMost ? "At most " : ""}${rate}${several ? ` of all ${ranks} ranks together` : ""}. ${detail}`,
    cure: null,
    warning: warningOf(wish),
    cost: [
      `In the worst case${numWorkers === 0 ? "" : ", the queue full,"} it takes ${formatBytes(ramBytes)} of RAM${several ? ` for all ${ranks} ranks together` : ""}, ${inShm} of it in /dev/shm.`,
      ...(left === null ? [] : [left]),
      ...(isWithoutData ? ["Your dataset comes on top."] : []),
    ].join(" "),
    caution: cautionOn(shmBytes, wish.machine),
    loopLine:
      pinMemory && wish.training.copy?.nonBlocking === true
        ? "inputs = inputs.to(device, non_blocking=True)"
        : null,
  };
}

function argumentsOf({ loader: { numWorkers, prefetchFactor, pinMemory } }: Wish): string {
  return [
    `num_workers=${numWorkers}`,
    ...(numWorkers === 0 ? [] : [`prefetch_factor=${prefetchFactor}`]),
    ...(pinMemory ? ["pin_memory=True"] : []),
  ].join(", ");
}

/** Why the fastest arguments are no advice here, and what the machine would have to have. */
function shortfallOf({ wish, samplesPerSecond, isMost }: Said, crossed: readonly Crossed[]): string {
  const takes = crossed
    .toReversed()
    .map(
      ({ what, neededBytes }) =>
        `${formatBytes(neededBytes)} of ${what === "ram" ? "RAM" : "/dev/shm"} (${roomIn(what, wish.machine)})`,
    );
  const needs = crossed.map(({ what, neededBytes }) =>
    what === "ram"
      ? `more than ${formatBytes(neededBytes)} of RAM${wish.memory === undefined ? " (the dataset comes on top)" : ""}`
      : shmArgument(neededBytes),
  );
  const rate = `${isMost ? "at most " : ""}${samplesInWords(samplesPerSecond)}`;
  return `${argumentsOf(wish)} would be the fastest (${rate}) and does not fit: it takes up to ${listed(takes)}. For that, give it ${listed(needs)}.`;
}

function scopeOf(ranks: number, numWorkers: number): string {
  const each = `In each of the ${ranks} ranks`;
  return numWorkers === 0
    ? `${each}.`
    : `${each}: ${plural(ranks * numWorkers, "worker")} on this machine in all.`;
}

/** See `_check_worker_number_rationality` in torch/utils/data/dataloader.py: it counts the cores of a process. */
function warningOf({ loader: { numWorkers }, machine: { cores } }: Wish): string | null {
  if (numWorkers <= cores) return null;
  return `PyTorch will warn that ${plural(numWorkers, "worker")} are more than the ${plural(cores, "core")}. It counts cores; that these workers wait as well, it cannot know.`;
}

function roomIn(what: Crossed["what"], { ramBytes, shmBytes }: Wish["machine"]): string {
  if (what === "ram") return `${formatBytes(ramBytes)} here`;
  const isHalf = 2 * shmBytes === ramBytes;
  return `${formatBytes(shmBytes)} here${isHalf ? `, half of ${formatBytes(ramBytes)} of RAM as Linux gives it` : ""}`;
}

function cautionOn(needed: number, machine: Wish["machine"]): Answer["caution"] {
  if (needed > machine.shmBytes || needed <= DOCKER_SHM_BYTES) return null;
  return {
    words: `It fits /dev/shm (${roomIn("shm", machine)}). A container has ${formatBytes(DOCKER_SHM_BYTES)} unless told otherwise. Give it`,
    argument: shmArgument(needed),
  };
}

/** What gives a container a `/dev/shm` in which so many bytes fit: whole gibibytes, a power of two. */
function shmArgument(bytes: number): string {
  return `--shm-size=${2 ** Math.max(0, Math.ceil(Math.log2(bytes / GIB)))}g`;
}
