import type { Wish } from "@/lib/scenario-store";
import { ALL_COUNTS, fineEffort, MOST_WORKERS, profilePoint } from "@/lib/workerCurve";
import { ceilingsOf } from "./ceilings";
import { type Pace, paceAt } from "./pace";
import type { Knee } from "./recommend";
import { GRID, highest, type Known, searchStep } from "./search";
import { CLIMBS_SHARE, type RatePoint, SAME_SHARE, TAIL_FROM } from "./shape";

/**
 * The knee of a wish's curve without the whole of it: a few runs where the bounds rule the others out. It is the
 * one of the whole curve, see {@link recommend}, unless a rate lies above both its neighbours by luck. Stops
 * before each run, so that a worker thread hears newer questions.
 */
export function* kneeOf(wish: Wish): Generator<undefined, Knee, undefined> {
  const effort = fineEffort(wish);
  const rates = new Map<number, number>();
  const { cores } = wish.machine;
  const known: Known = {
    counts: ALL_COUNTS,
    rates,
    ceilings: ceilingsOf(wish),
    mostOnCores: Math.floor(cores / wish.training.ranks),
  };
  const simulate = (numWorkers: number): number => {
    const { samplesPerSecond } = profilePoint(wish, numWorkers, effort);
    rates.set(numWorkers, samplesPerSecond);
    return samplesPerSecond;
  };
  for (;;) {
    const step = searchStep(known);
    if (step.kind === "simulate") {
      yield;
      simulate(step.numWorkers);
      continue;
    }
    const knee = { numWorkers: step.numWorkers, samplesPerSecond: rates.get(step.numWorkers) ?? 0 };
    yield;
    return { ...knee, pace: paceOf(wish, knee, known, simulate) };
  }
}

/** As in {@link recommend}, with the runs that it takes to tell. */
function paceOf(wish: Wish, knee: RatePoint, known: Known, simulate: (numWorkers: number) => number): Pace {
  const rateOf = (numWorkers: number) => known.rates.get(numWorkers) ?? simulate(numWorkers);
  if (knee.numWorkers > MOST_WORKERS / 2) {
    const climbs = rateOf(MOST_WORKERS) > CLIMBS_SHARE * rateOf(TAIL_FROM * MOST_WORKERS);
    return climbs ? { kind: "climbing" } : paceAt(wish, knee, false);
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
