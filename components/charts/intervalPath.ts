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

/** Narrower than this is nothing at all. */
const NOTHING = 0.01;

/**
 * One SVG path for many bars: an element per lane and stage keeps a drag within the frame.
 * Bars outside the domain of `x` are left out, those that cross its edge are cut, those narrower than
 * `droppedBelow` are left out. One that stands alone is at least `leastWidth` wide; in a crowd all are as
 * narrow as they are, and tint their band by the share of time that they take.
 */
export function intervalPath(
  { startMs, endMs }: Intervals,
  x: LinearScale,
  { y, height }: Band,
  leastWidth = MIN_WIDTH,
  droppedBelow = NOTHING,
): string {
  const [fromMs = 0, untilMs = 0] = x.domain();
  const top = round(y);
  const down = `v${round(height)}h-`;
  let path = "";
  let drawnTo = -Infinity;
  for (let index = 0; index < startMs.length; index += 1) {
    const start = startMs[index] ?? 0;
    const end = endMs[index] ?? 0;
    if (end <= fromMs || start >= untilMs || end <= start) continue;
    const left = x(Math.max(start, fromMs));
    const exact = x(Math.min(end, untilMs)) - left;
    if (exact < droppedBelow) continue;
    const isAlone = left - drawnTo >= leastWidth;
    const width = round(isAlone ? Math.max(leastWidth, exact) : exact);
    path += `M${round(left)} ${top}h${width}${down}${width}z`;
    drawnTo = left + width;
  }
  return path;
}
