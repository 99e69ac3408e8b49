import type { Result } from "@/lib/sim";
import { csv } from "./csv";

type Column = Float64Array | Int32Array | Int16Array;

/** Nanoseconds. */
const DECIMALS = 6;

/**
 * A run as comma-separated text, a line per delivered batch in the order of delivery. Headings are the
 * columns of the batch table in snake case, times in milliseconds since the first `iter()`; worker -1
 * is the main process. Needs a run recorded with signals.
 */
export function batchCsv({ batches }: Result): string {
  const { count, ...rest } = batches;
  const columns = Object.entries<Column>({ ...rest });
  const headings = columns.map(([name]) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  const rows = Array.from({ length: count }, (_, row) => columns.map(([, column]) => text(column[row] ?? 0)));
  return csv(headings, rows);
}

function text(value: number): string {
  return String(Number(value.toFixed(DECIMALS)));
}
