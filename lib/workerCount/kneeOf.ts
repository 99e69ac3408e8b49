import type { Wish } from "@/lib/scenario-store";
import { ALL_COUNTS, fineEffort, MOST_WORKERS, profilePoint } from "@/lib/workerCurve";
import { ceilingsOf } from "./ceilings";
import { type Pace, paceAt, paceAtEnd } from "./pace";
import type { Knee } from "./recommend";
import { GRID, highest, type Known, searchStep } from "./search";
import { climbsThrough, type RatePoint, SAME_SHARE, TAIL_FROM } from "./shape";

/**
 * The knee of a wish's curve without the whole of it: a few runs where the bounds rule the others out. It is the
 * one of the whole curve, see {@link recommend}, unless a rate lies above both its neighbours by luck. Stops
 * before each run, so that a worker thread hears newer questions.
 */
export function* kneeOf(wish: Wish): Generator<undefined, Knee, undefined> {
  const known = knownOf(wish, ALL_COUNTS);
  const knee = yield* bestIn(wish, known);
  yield;
  return { ...knee, pace: paceOf(wish, knee, known, (numWorkers) => simulated(wish, known, numWorkers)) };
}

/** The smallest of some numbers of workers within 2 % of the best of them, sought like {@link kneeOf}; ascending from 0. */
export function bestAmong(wish: Wish, counts: readonly number[]): Generator<undefined, RatePoint, undefined> {
  return bestIn(wish, knownOf(wish, counts));
}

interface Rated extends Known {
  readonly rates: Map<number, number>;
}

function knownOf(wish: Wish, counts: readonly number[]): Rated {
  return {
    counts,
    rates: new Map(),
    ceilings: ceilingsOf(wish),
    mostOnCores: Math.floor(wish.machine.cores / wish.training.ranks),
  };
}

function* bestIn(wish: Wish, known: Rated): Generator<undefined, RatePoint, undefined> {
  for (;;) {
    const { kind, numWorkers } = searchStep(known);
    if (kind === "found") return { numWorkers, samplesPerSecond: known.rates.get(numWorkers) ?? 0 };
    yield;
    simulated(wish, known, numWorkers);
  }
}

function simulated(wish: Wish, { rates }: Rated, numWorkers: number): number {
  const { samplesPerSecond } = profilePoint(wish, numWorkers, fineEffort(wish));
  rates.set(numWorkers, samplesPerSecond);
  return samplesPerSecond;
}

/** As in {@link recommend}, with the runs that it takes to tell. */
function paceOf(wish: Wish, knee: RatePoint, known: Known, simulate: (numWorkers: number) => number): Pace {
  const rateOf = (numWorkers: number) => known.rates.get(numWorkers) ?? simulate(numWorkers);
  if (knee.numWorkers > MOST_WORKERS / 2) {
    const isClimbing = climbsThrough(
      rateOf(TAIL_FROM * MOST_WORKERS),
      rateOf(MOST_WORKERS - 1),
      rateOf(MOST_WORKERS),
    );
    return isClimbing ? paceAtEnd(wish, knee) : paceAt(wish, knee, false);
  }
  return paceAt(wish, knee, knee.numWorkers === 0 && losesWithWorkers(knee, known, simulate));
}

/** Whether every number of workers delivers clearly less than none. */
function losesWithWorkers(
  { samplesPerSecond }: RatePoint,
  known: Known,
  simulate: (numWorkers: number) => number,
): boolean {
  const isLess = (rate: number) => samplesPerSecond > (1 + SAME_SHARE) * rate;
  // Those of the grid first: what lies between two of them needs no run then.
  return [...GRID, ...known.counts]
    .filter((count) => count > 0)
    .every((count) => isLess(highest(known, count)) || isLess(known.rates.get(count) ?? simulate(count)));
}
