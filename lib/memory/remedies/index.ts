import type { Wish } from "@/lib/scenario-store";
import { type Result, threadsOf } from "@/lib/sim";
import { FAIR, FINE, steadyRun } from "@/lib/workerCurve/steady";
import { type MemoryStudy, studyOf } from "../study";
import type { Candidate } from "./candidate";
import { keepingLess, packed, smallerBatches } from "./data";
import {
  fewerWorkers,
  forked,
  leastPrefetch,
  leastWorkers,
  leavingWorkers,
  shallower,
  whatFits,
  withoutPinning,
} from "./loader";
import { biggerShm, moreFiles, moreRam } from "./machine";
import { pairsOf } from "./pairs";

/** A change that helps, with what it does. */
export interface MemoryRemedy extends Candidate {
  readonly ramBytes: number;
  readonly shmBytes: number;
  /** Throughput afterwards, of a run as the profiler makes it. */
  readonly samplesPerSecond: number;
  /** That, relative to before. */
  readonly rateShare: number;
}

/** Throughput within this share counts as the same. */
const SAME_RATE = 0.02;

/** A run that fits already is only helped by less than this share of its peak. */
const WORTH_IT = 0.97;

/** From this effort on a change is one of the training, not of the loader. */
const CHANGES_TRAINING = 3;

/** Pairs are many: so many are tried. */
const MOST_PAIRS = 16;

/** How many are shown. */
const SHOWN = 3;

/**
 * The cheapest changes that let a run live, or, where it lives, that take the most off its peak: first
 * those that cost no throughput, the least effort first. Where too few are enough to let it live, two
 * together are tried, and bolder ones of a kind that is shown already.
 */
export function remediesFor(before: MemoryStudy, run: (wish: Wish) => Result): readonly MemoryRemedy[] {
  const trial: Trial = { before, run, rateOf: steadyRates() };
  const tryAll = (candidates: readonly Candidate[]): readonly MemoryRemedy[] =>
    candidates.flatMap((candidate) => tryOne(candidate, trial) ?? []);
  const singles = distinct(candidatesFor(before, before.wish));
  const helping = tryAll(singles);
  if (before.failure === null) {
    const least = [leastWorkers, leastPrefetch].flatMap((way) => leastThatKeeps(way(before.wish), trial));
    return onePerFamily(
      distinct([...helping, ...least])
        .filter((remedy) => lost(remedy) === 0 && remedy.effort < CHANGES_TRAINING)
        .toSorted((a, b) => a.ramBytes - b.ramBytes || a.effort - b.effort),
    ).slice(0, SHOWN);
  }
  const first = onePerFamily(cheapestFirst(helping));
  if (first.length >= SHOWN) return first.slice(0, SHOWN);
  const isShort = ({ id }: Candidate) => helping.every((remedy) => remedy.id !== id);
  const pairs = pairsOf(singles.filter(isShort), (wish) => candidatesFor(before, wish).filter(isShort));
  const others = distinct([...singles, ...pairs]).slice(singles.length, singles.length + MOST_PAIRS);
  const bolder = helping.filter((remedy) => !first.includes(remedy));
  return [...first, ...onePerFamily(cheapestFirst([...bolder, ...tryAll(others)]))].slice(0, SHOWN);
}

/** Those that end in another wish than all before them: two ways to the same arguments are one. */
function distinct<T extends Candidate>(candidates: readonly T[]): readonly T[] {
  const ends = candidates.map(({ wish }) => JSON.stringify(wish));
  return candidates.filter((_, index) => ends.indexOf(ends[index] ?? "") === index);
}

/** What changes are tried on. */
interface Trial {
  readonly before: MemoryStudy;
  readonly run: (wish: Wish) => Result;
  /** Samples per second of a wish. */
  readonly rateOf: (wish: Wish) => number;
}

/**
 * Rates of runs as the profiler makes them. The few batches that memory is drawn from end in the middle of a turn of
 * the workers, so that two fewer of sixteen seem to cost nothing. What leaves the timing alone needs no other run.
 */
function steadyRates(): Trial["rateOf"] {
  const known = new Map<string, number>();
  return ({ seed, workload, loader, training, machine }) => {
    const timed: Wish = {
      seed,
      workload,
      loader,
      training,
      machine: { ...machine, ramBytes: 0, shmBytes: 0 },
    };
    const key = JSON.stringify(timed);
    const effort = training.ranks > 1 || threadsOf(workload.sample) > 1 ? FAIR : FINE;
    const rate =
      known.get(key) ?? steadyRun(timed, loader.numWorkers, effort, "totals").totals.samplesPerSecond;
    known.set(key, rate);
    return rate;
  };
}

/** Null if it does not help. */
function tryOne(candidate: Candidate, trial: Trial): MemoryRemedy | null {
  const after = effectOf(candidate, trial);
  return after !== null && helps(after, trial.before) ? after : null;
}

function helps({ ramBytes }: MemoryRemedy, { failure, timeline }: MemoryStudy): boolean {
  return failure !== null || ramBytes < WORTH_IT * timeline.peaks.ram.value;
}

/** The smallest number that keeps the throughput, by halving: with more there is no less of it. None if it does not help. */
function leastThatKeeps(candidates: readonly Candidate[], trial: Trial): readonly MemoryRemedy[] {
  let least: MemoryRemedy | null = null;
  let [from, to] = [0, candidates.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const candidate = candidates[middle];
    const after = candidate === undefined ? null : effectOf(candidate, trial);
    if (after === null || lost(after) > 0) from = middle + 1;
    else [least, to] = [after, middle];
  }
  return least !== null && helps(least, trial.before) ? [least] : [];
}

/** Null if it dies. */
function effectOf(candidate: Candidate, { before, run, rateOf }: Trial): MemoryRemedy | null {
  const { timeline, failure } = studyOf(candidate.wish, run);
  if (failure !== null) return null;
  const { ram, shm } = timeline.peaks;
  const samplesPerSecond = rateOf(candidate.wish);
  const earlier = rateOf(before.wish);
  const rateShare = earlier === 0 ? 1 : samplesPerSecond / earlier;
  return { ...candidate, ramBytes: ram.value, shmBytes: shm.value, samplesPerSecond, rateShare };
}

/** The share of the throughput that a change costs. */
function lost({ rateShare }: MemoryRemedy): number {
  return rateShare >= 1 - SAME_RATE ? 0 : 1 - rateShare;
}

function cheapestFirst(remedies: readonly MemoryRemedy[]): readonly MemoryRemedy[] {
  return remedies.toSorted(
    (a, b) => a.effort - b.effort + 10 * (lost(a) - lost(b)) || a.ramBytes - b.ramBytes,
  );
}

function onePerFamily(remedies: readonly MemoryRemedy[]): readonly MemoryRemedy[] {
  return remedies.filter(
    ({ family }, index, all) => all.findIndex((other) => other.family === family) === index,
  );
}

function candidatesFor({ limits, failure }: MemoryStudy, wish: Wish): readonly Candidate[] {
  return [
    ...shallower(wish),
    ...fewerWorkers(wish),
    ...biggerShm(wish, failure !== null && failure.what === "shm"),
    ...withoutPinning(wish),
    ...packed(wish),
    ...forked(wish),
    ...leavingWorkers(wish),
    ...keepingLess(wish),
    ...moreFiles(wish, limits.openFiles, failure?.what === "openFiles"),
    ...smallerBatches(wish),
    ...whatFits(wish),
    ...moreRam(wish, failure?.what === "ram"),
  ];
}
