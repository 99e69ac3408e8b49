import { GOOD_ENOUGH_SHARE } from "./shares";

/** A point of a throughput curve. */
export interface RatePoint {
  readonly numWorkers: number;
  readonly samplesPerSecond: number;
}

/** The forms that throughput against `num_workers` takes. */
export type Shape = "fallsFromZero" | "climbsThenFalls" | "climbsThenFlat" | "climbs" | "flat";

/** Rates that differ by less are taken for the same: a short run is no more exact than this. */
export const SAME_SHARE = 0.03;

/** The last part of a curve, by number of workers. */
export const TAIL_FROM = 0.75;

/** A curve that gains less in its last part has bent. */
const CLIMBS_SHARE = 1 + 2 * SAME_SHARE;

/**
 * The form of a curve whose points are in ascending order of workers, from 0 on. One point that sticks
 * out does not make a fall: the last quarter of the curve is taken together.
 */
export function shapeOf(points: readonly RatePoint[]): Shape {
  const rates = points.map(({ samplesPerSecond }) => samplesPerSecond);
  const atZero = points.find(({ numWorkers }) => numWorkers === 0)?.samplesPerSecond ?? 0;
  const withWorkers = points.filter(({ numWorkers }) => numWorkers > 0);
  const peak = Math.max(...withWorkers.map(({ samplesPerSecond }) => samplesPerSecond));
  const most = withWorkers.at(-1)?.numWorkers ?? 0;
  if (atZero > (1 + SAME_SHARE) * peak) return "fallsFromZero";
  if (Math.max(...rates) <= (1 + 2 * SAME_SHARE) * Math.min(...rates)) return "flat";
  const before = withWorkers.filter(({ numWorkers }) => numWorkers < TAIL_FROM * most);
  const crest = Math.max(...smoothed(before));
  if (tailRate(withWorkers) < (1 - SAME_SHARE) * crest) return "climbsThenFalls";
  return stillClimbs(withWorkers) ? "climbs" : "climbsThenFlat";
}

/** Each rate as the middle one of itself and its neighbours: a single point proves nothing. */
function smoothed(points: readonly RatePoint[]): readonly number[] {
  const rates = points.map(({ samplesPerSecond }) => samplesPerSecond);
  return rates.map((rate, at) => {
    const three = [rates[at - 1] ?? rate, rate, rates[at + 1] ?? rate].sort((a, b) => a - b);
    return three[1] ?? rate;
  });
}

/** Mean rate of the last quarter of a curve. */
export function tailRate(points: readonly RatePoint[]): number {
  const most = points.at(-1)?.numWorkers ?? 0;
  const tail = points.filter(({ numWorkers }) => numWorkers >= TAIL_FROM * most);
  return tail.reduce((sum, { samplesPerSecond }) => sum + samplesPerSecond, 0) / Math.max(1, tail.length);
}

/** Whether the rate at the end is still above that where the last part begins, and above that of the point before. */
function stillClimbs(points: readonly RatePoint[]): boolean {
  const last = points.at(-1);
  if (last === undefined) return false;
  const from = points.findLast(({ numWorkers }) => numWorkers <= last.numWorkers * TAIL_FROM);
  const before = points.at(-2);
  return (
    from !== undefined &&
    before !== undefined &&
    climbsThrough(from.samplesPerSecond, before.samplesPerSecond, last.samplesPerSecond)
  );
}

/**
 * Whether a curve has not bent by its end, from its rates where the last part begins, one point before the end, and
 * there. A curve that meets its limit on the way gains much in all and nothing with its last worker.
 */
export function climbsThrough(from: number, before: number, last: number): boolean {
  return last > CLIMBS_SHARE * from && (1 - GOOD_ENOUGH_SHARE) * last > before;
}
