import type { PlotFrame } from "@/components/charts/plot";
import type { LinearScale } from "@/components/charts/linearScale";
import { round } from "@/components/charts/round";
import type { MemoryTimeline } from "@/lib/sim/memory";
import type { Layer } from "./layers";

/** One column of the picture for so many pixels. */
const PIXELS_PER_COLUMN = 2;

/**
 * The rows that are drawn: for each column of pixels the one with the largest sum, so that no peak is
 * lost. Ascending.
 */
export function drawnRows(timeline: MemoryTimeline, sum: Float64Array, frame: PlotFrame): readonly number[] {
  const { timesMs, count, endMs } = timeline;
  const columns = Math.max(1, Math.floor((frame.right - frame.left) / PIXELS_PER_COLUMN));
  const rows: number[] = [];
  let column = -1;
  for (let row = 0; row < count; row += 1) {
    const at = endMs === 0 ? 0 : Math.min(columns - 1, Math.floor((columns * (timesMs[row] ?? 0)) / endMs));
    const last = rows.length - 1;
    if (at > column) {
      rows.push(row);
      column = at;
    } else if ((sum[row] ?? 0) > (sum[rows[last] ?? 0] ?? 0)) {
      rows[last] = row;
    }
  }
  return rows;
}

/** The areas of stacked layers as SVG paths, one per layer, from the bottom up. */
export function stackPaths(
  layers: readonly Layer[],
  { timesMs, endMs }: MemoryTimeline,
  rows: readonly number[],
  x: LinearScale,
  y: LinearScale,
): readonly string[] {
  const base = new Float64Array(rows.length);
  const until = rows.map((_, index) => round(x(timesMs[rows[index + 1] ?? -1] ?? endMs)));
  return layers.map(({ values }) => {
    if (rows.every((row) => (values[row] ?? 0) === 0)) return "";
    let upper = `M${round(x(0))} ${round(y(base[0] ?? 0))}`;
    const lower: string[] = [];
    rows.forEach((row, index) => {
      const bottom = base[index] ?? 0;
      const top = bottom + (values[row] ?? 0);
      upper += `V${round(y(top))}H${until[index] ?? 0}`;
      lower.push(`V${round(y(bottom))}H${index === 0 ? round(x(0)) : (until[index - 1] ?? 0)}`);
      base[index] = top;
    });
    return `${upper}${lower.toReversed().join("")}z`;
  });
}

/** The sum of layers, row by row. */
export function sumOf(layers: readonly Layer[], count: number): Float64Array {
  const sum = new Float64Array(count);
  for (const { values } of layers) {
    for (let row = 0; row < count; row += 1) sum[row] = (sum[row] ?? 0) + (values[row] ?? 0);
  }
  return sum;
}

/** The row that holds at a moment. */
export function rowAt({ timesMs, count }: MemoryTimeline, atMs: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((timesMs[middle] ?? Infinity) <= atMs) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
