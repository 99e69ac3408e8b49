import type { LinearScale } from "@/components/charts/linearScale";
import type { PlotFrame } from "@/components/charts/plot";
import type { MemoryTimeline } from "@/lib/sim/memory";
import type { Layer } from "./layers";

/** One column of the picture for so many pixels. */
const PIXELS_PER_COLUMN = 2.5;

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

/** The areas of stacked layers as SVG paths, one per layer, from the bottom up; empty where nothing is. */
export function stackPaths(
  layers: readonly Layer[],
  { timesMs, endMs }: MemoryTimeline,
  rows: readonly number[],
  x: LinearScale,
  y: LinearScale,
): readonly string[] {
  const edges = edgesOf(timesMs, endMs, rows, x);
  let base = new Float64Array(rows.length);
  return layers.map(({ values }) => {
    const top = base.map((bytes, index) => bytes + (values[rows[index] ?? 0] ?? 0));
    const bottom = base;
    base = top;
    if (top.every((bytes, index) => bytes === bottom[index])) return "";
    const upper = steps(top, edges, y);
    const lower = steps(bottom, edges, y);
    return `M${upper.join("L")}L${lower.toReversed().join("L")}z`;
  });
}

/** The top of a stack as a line. */
export function outlinePath(
  { timesMs, endMs }: MemoryTimeline,
  sum: Float64Array,
  rows: readonly number[],
  x: LinearScale,
  y: LinearScale,
): string {
  const values = Float64Array.from(rows, (row) => sum[row] ?? 0);
  return `M${steps(values, edgesOf(timesMs, endMs, rows, x), y).join("L")}`;
}

function edgesOf(
  timesMs: Float64Array,
  endMs: number,
  rows: readonly number[],
  x: LinearScale,
): readonly number[] {
  return [...rows.map((row, index) => tenth(x(index === 0 ? 0 : (timesMs[row] ?? endMs)))), tenth(x(endMs))];
}

/** The corners of a step line, those on a straight stretch left out. */
function steps(values: Float64Array, edges: readonly number[], y: LinearScale): readonly string[] {
  const corners: string[] = [];
  let before = NaN;
  values.forEach((value, index) => {
    const height = tenth(y(value));
    if (height === before) return;
    const at = edges[index] ?? 0;
    if (index > 0) corners.push(`${at} ${before}`);
    corners.push(`${at} ${height}`);
    before = height;
  });
  corners.push(`${edges.at(-1) ?? 0} ${before}`);
  return corners;
}

function tenth(coordinate: number): number {
  return Math.round(coordinate * 10) / 10;
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
