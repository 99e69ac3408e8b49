import type { Wish } from "@/lib/scenario-store";
import { threadsOf } from "@/lib/sim";
import { type Pace, paceAt, paceAtEnd } from "./pace";
import { type RatePoint, type Shape, shapeOf } from "./shape";
import { GOOD_ENOUGH_SHARE, WORTH_A_WARNING_SHARE } from "./shares";

/** The point of a curve from which on more workers do not pay, and why not. */
export interface Knee extends RatePoint {
  readonly pace: Pace;
}

/** What a whole curve says. */
export interface Recommendation extends Knee {
  readonly shape: Shape;
  /** Threads that share each sample: with more than one, a fall is theirs. */
  readonly threads: number;
  /** Each has that many workers; rates are those of all. */
  readonly ranks: number;
  /** Best rate of the curve. */
  readonly bestPerSecond: number;
}

/**
 * The smallest number of workers within 2 % of the best, and what keeps more from helping. More workers than
 * cores count only where they gain 5 %, as workers that wait do.
 */
export function recommend(wish: Wish, points: readonly RatePoint[]): Recommendation {
  const bestPerSecond = bestOf(points);
  const onCores = points.filter(({ numWorkers }) => numWorkers * wish.training.ranks <= wish.machine.cores);
  const isEnough = bestOf(onCores) >= (1 - WORTH_A_WARNING_SHARE) * bestPerSecond;
  const knee = smallestGood(isEnough ? onCores : points) ?? { numWorkers: 0, samplesPerSecond: 0 };
  const shape = shapeOf(points);
  return {
    numWorkers: knee.numWorkers,
    samplesPerSecond: knee.samplesPerSecond,
    shape,
    threads: threadsOf(wish.workload.sample),
    ranks: wish.training.ranks,
    bestPerSecond,
    pace: paceOf(wish, knee, shape, points.at(-1)?.numWorkers ?? 0),
  };
}

const bestOf = (points: readonly RatePoint[]) =>
  Math.max(...points.map(({ samplesPerSecond }) => samplesPerSecond));

function smallestGood(points: readonly RatePoint[]): RatePoint | undefined {
  const enough = (1 - GOOD_ENOUGH_SHARE) * bestOf(points);
  return points.find(({ samplesPerSecond }) => samplesPerSecond >= enough);
}

function paceOf(wish: Wish, knee: RatePoint, shape: Shape, most: number): Pace {
  if (shape === "climbs" && knee.numWorkers > most / 2) return paceAtEnd(wish, knee);
  return paceAt(wish, knee, shape === "fallsFromZero");
}
