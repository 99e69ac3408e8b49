import { type Bound, boundsOf, type BoundKey, tightestOf } from "@/lib/bounds";
import { toScenario, type Wish } from "@/lib/scenario-store";
import { threadsOf } from "@/lib/sim";
import { type RatePoint, type Shape, shapeOf } from "./shape";

/** A rate within this share of the best one is as good: the smallest such number of workers is the knee. */
export const GOOD_ENOUGH_SHARE = 0.02;

/** A bound this close to the rate explains it. */
const CLOSE_SHARE = 0.88;

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

/** How many workers a curve asks for. */
export interface Recommendation {
  readonly numWorkers: number;
  readonly samplesPerSecond: number;
  readonly shape: Shape;
  readonly pace: Pace;
  /** Threads that share each sample: with more than one, a fall is theirs. */
  readonly threads: number;
  /** Best rate of the curve. */
  readonly bestPerSecond: number;
}

/** More workers than cores have to bring more than this: PyTorch warns of them (`_check_worker_number_rationality`). */
const WORTH_A_WARNING_SHARE = 0.05;

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
    ...knee,
    shape,
    threads: threadsOf(wish.workload.sample),
    bestPerSecond,
    pace: paceAt(wish, knee, shape, points.at(-1)?.numWorkers ?? 0),
  };
}

const bestOf = (points: readonly RatePoint[]) =>
  Math.max(...points.map(({ samplesPerSecond }) => samplesPerSecond));

function smallestGood(points: readonly RatePoint[]): RatePoint | undefined {
  const enough = (1 - GOOD_ENOUGH_SHARE) * bestOf(points);
  return points.find(({ samplesPerSecond }) => samplesPerSecond >= enough);
}

function paceAt(wish: Wish, knee: RatePoint, shape: Shape, most: number): Pace {
  if (shape === "climbs" && knee.numWorkers > most / 2) return { kind: "climbing" };
  if (shape === "fallsFromZero") return { kind: "handOver" };
  const numWorkers = Math.max(1, knee.numWorkers);
  const bounds = boundsOf(toScenario({ ...wish, loader: { ...wish.loader, numWorkers } }));
  const rest = tightestOf(bounds.filter(({ key }) => key !== "workers"));
  if (rest === undefined || knee.samplesPerSecond < CLOSE_SHARE * rest.samplesPerSecond) {
    return { kind: threadsOf(wish.workload.sample) > 1 ? "threads" : "order" };
  }
  return { kind: "bound", key: paceSetter(bounds, rest) };
}

/** The main loop and the stream contain the step: where the step is nearly all of it, the GPU sets the pace. */
function paceSetter(bounds: readonly Bound[], { key, samplesPerSecond }: Bound): BoundKey {
  const gpu = bounds.find((bound) => bound.key === "gpu");
  const containsStep = key === "mainLoop" || key === "stream";
  const isGpu =
    containsStep && gpu !== undefined && samplesPerSecond >= (1 - SMALL_SHARE) * gpu.samplesPerSecond;
  return isGpu ? "gpu" : key;
}

/** What else a loop does is small if it costs less than this. */
const SMALL_SHARE = 0.1;
