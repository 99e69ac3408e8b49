import type { BatchTable } from "@/lib/sim";

/** The moments at which something changes hands, sorted, each once, up to `untilMs`. */
export function eventTimes(batches: BatchTable, untilMs: number): readonly number[] {
  const { loadStartMs, loadEndMs, readyMs, nextReturnMs, stepStartMs, stepEndMs } = batches;
  const columns = [loadStartMs, loadEndMs, readyMs, nextReturnMs, stepStartMs, stepEndMs];
  const times = new Set(columns.flatMap((column) => [...column]));
  return [...times].filter((time) => time <= untilMs).sort((a, b) => a - b);
}
