import type { LinearScale } from "./linearScale";
import { round } from "./round";

/** Intervals of time, by their starts and ends. */
export interface Intervals {
  readonly startMs: ArrayLike<number>;
  readonly endMs: ArrayLike<number>;
}

/** A horizontal band of a picture. */
export interface Band {
  readonly y: number;
  readonly height: number;
}

/** Bars narrower than this vanish; a step of the GPU must not. */
const MIN_WIDTH = 0.75;

/**
 * One SVG path for many bars: an element per lane and stage keeps a drag within the frame.
 * Bars outside the domain of `x` are left out, those that cross its edge are cut.
 */
export function intervalPath({ startMs, endMs }: Intervals, x: LinearScale, { y, height }: Band): string {
  const [fromMs = 0, untilMs = 0] = x.domain();
  let path = "";
  for (let index = 0; index < startMs.length; index += 1) {
    const start = startMs[index] ?? 0;
    const end = endMs[index] ?? 0;
    if (end <= fromMs || start >= untilMs || end <= start) continue;
    const left = x(Math.max(start, fromMs));
    const width = Math.max(MIN_WIDTH, x(Math.min(end, untilMs)) - left);
    path += `M${round(left)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
  }
  return path;
}
