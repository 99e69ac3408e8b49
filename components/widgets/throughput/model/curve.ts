import { type Bound, boundsOf } from "@/lib/bounds";
import { recordedRunsOf, type Recorded } from "@/lib/recorded";
import { toScenario, type Wish } from "@/lib/scenario-store";
import type { ProfilePoint } from "@/lib/workerCurve";
import { type Knee, recommend, type Recommendation } from "@/lib/workerCount";

/** The curve of one workload with everything that is drawn around it. */
export interface Curve {
  /** The wish without a number of workers of its own. */
  readonly wish: Wish;
  readonly points: readonly ProfilePoint[];
  /** Bounds of a loader with workers; that of the workers is stated for one of them. */
  readonly bounds: readonly Bound[];
  readonly recommendation: Recommendation;
  readonly recorded: Recorded | null;
}

/** Puts a curve together from its points. */
export function curveOf(wish: Wish, points: readonly ProfilePoint[]): Curve {
  const one = { ...wish, loader: { ...wish.loader, numWorkers: 1 } };
  return {
    wish,
    points,
    bounds: boundsOf(toScenario(one)),
    recommendation: recommend(wish, points),
    recorded: recordedRunsOf(wish),
  };
}

/** The curve with a knee that is known from longer runs than its own. */
export function withKnee(curve: Curve, knee: Knee): Curve {
  return { ...curve, recommendation: { ...curve.recommendation, ...knee } };
}

/** The point at a number of workers; between two points of a coarse curve, on the line that is drawn. */
export function pointAt(points: readonly ProfilePoint[], numWorkers: number): ProfilePoint | undefined {
  const after = points.find((point) => point.numWorkers >= numWorkers);
  const before = points.findLast((point) => point.numWorkers <= numWorkers);
  if (after === undefined || before === undefined || after === before) return after ?? before;
  const share = (numWorkers - before.numWorkers) / (after.numWorkers - before.numWorkers);
  const mix = (a: number, b: number) => a + share * (b - a);
  return {
    numWorkers,
    samplesPerSecond: mix(before.samplesPerSecond, after.samplesPerSecond),
    gpuBusyFraction: mix(before.gpuBusyFraction, after.gpuBusyFraction),
    waitFraction: mix(before.waitFraction, after.waitFraction),
  };
}
