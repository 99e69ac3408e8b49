import { type Band, type Intervals, intervalPath } from "@/components/charts/intervalPath";
import type { LinearScale } from "@/components/charts/linearScale";
import { round } from "@/components/charts/round";

/** An outline around less than this would cover the colour of what it outlines. */
export const OUTLINED_FROM = 6;

/** What a bar too narrow for an outline gets instead: a line below it, at least this wide. */
const TICK = 5;

/** Outlines for bars, as a path to be stroked; narrow ones are underlined and keep their colour. */
export function outlinePath({ startMs, endMs }: Intervals, x: LinearScale, band: Band): string {
  const [fromMs = 0, untilMs = 0] = x.domain();
  let path = "";
  for (let index = 0; index < startMs.length; index += 1) {
    const start = Math.max(fromMs, startMs[index] ?? 0);
    const end = Math.min(untilMs, endMs[index] ?? 0);
    if (end <= start) continue;
    const left = x(start);
    const width = x(end) - left;
    path +=
      width >= OUTLINED_FROM
        ? intervalPath({ startMs: [start], endMs: [end] }, x, band)
        : `M${round(left + (width - TICK) / 2)} ${round(band.y + band.height + 1)}h${TICK}`;
  }
  return path;
}
