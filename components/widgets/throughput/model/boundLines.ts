import type { BoundKey } from "@/lib/bounds";
import { formatShort } from "@/lib/format/number";
import { BOUND_WORDS } from "@/lib/workerCount";
import type { Curve } from "./curve";

/** A bound as a line of the plot, in values. */
export interface BoundLine {
  readonly key: BoundKey;
  readonly label: string;
  readonly text: string;
  /** Samples per second; the workers' line climbs by this much per worker. */
  readonly perSecond: number;
  readonly slopes: boolean;
  readonly inSight: boolean;
}

/** The bounds of a curve as lines; those far above everything else stay out of sight and are only named. */
export function boundLines({ bounds }: Curve, topPerSecond: number): readonly BoundLine[] {
  return bounds.map(({ key, samplesPerSecond }) => ({
    key,
    label: BOUND_WORDS[key].label,
    text: `${formatShort(samplesPerSecond)}/s${key === "workers" ? " each" : ""}`,
    perSecond: samplesPerSecond,
    slopes: key === "workers",
    inSight: key === "workers" || samplesPerSecond <= topPerSecond,
  }));
}

const HEADROOM = 1.08;

/** A bound up to this many times the best rate is worth the room that it takes. */
const WORTH_SHOWING = 1.6;

/** The upper end of the axis: all points, and the bounds that are near. */
export function topOf({ points, bounds, recorded }: Curve): number {
  const best = Math.max(
    ...points.map(({ samplesPerSecond }) => samplesPerSecond),
    ...(recorded?.points ?? []).map(({ samplesPerSecond }) => samplesPerSecond),
  );
  const near = bounds
    .filter(({ key, samplesPerSecond }) => key !== "workers" && samplesPerSecond <= WORTH_SHOWING * best)
    .map(({ samplesPerSecond }) => samplesPerSecond);
  return HEADROOM * Math.max(best, ...near);
}
