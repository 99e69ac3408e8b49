import { STAGES, type Result } from "@/lib/sim";
import { LABELS } from "@/lib/stages";
import type { TimeWindow } from "./frame";
import { laneNames } from "./picture";
import { STARTS_UP } from "./startBars";

/** A longer table helps nobody; the zoom says which part of the run it is about. */
export const MOST_ROWS = 200;

export const LANE_HEAD = ["who", "batch", "does", "from, ms", "until, ms", "takes, ms"] as const;
export const BATCH_HEAD = [
  "batch",
  "made by",
  "index sent, ms",
  "load begins, ms",
  "finished, ms",
  "delivered, ms",
  "step begins, ms",
  "step ends, ms",
  "GPU waited for it, ms",
] as const;

/**
 * Who does what when in a window of a run: one row per stretch of work, per start of a worker and per wait
 * of the GPU, by time.
 */
export function laneRows(
  { lanes, starts, gaps }: Result,
  window: TimeWindow,
): readonly (readonly string[])[] {
  const rows: (readonly [fromMs: number, cells: readonly string[]])[] = [];
  const add = (who: string, batch: number, what: string, startMs: number, endMs: number) => {
    if (endMs <= window.fromMs || startMs >= window.untilMs) return;
    const name = batch < 0 ? "none" : String(batch);
    const cells = [who, name, what, inMs(startMs), inMs(endMs), inMs(endMs - startMs)];
    rows.push([startMs, cells]);
  };
  for (const { id, count, stage, batch, startMs, endMs } of lanes) {
    for (let row = 0; row < count; row += 1) {
      const name = STAGES[stage[row] ?? 0] ?? "load";
      add(laneNames(id).label, batch[row] ?? -1, LABELS[name], startMs[row] ?? 0, endMs[row] ?? 0);
    }
  }
  for (const { worker, callMs, bornMs, readyMs } of starts) {
    add(laneNames({ kind: "main" }).label, -1, `starts worker ${worker}`, callMs, bornMs);
    add(laneNames({ kind: "worker", worker }).label, -1, STARTS_UP, bornMs, readyMs);
  }
  for (const { batch, startMs, endMs } of gaps) add("GPU", batch, "waits for it", startMs, endMs);
  return rows.sort(([a], [b]) => a - b).map(([, cells]) => cells);
}

/** The batches that are somewhere in the pipeline within a window of a run, each with its moments. */
export function batchRows({ batches, gaps }: Result, window: TimeWindow): readonly (readonly string[])[] {
  const rows: string[][] = [];
  for (let row = 0; row < batches.count; row += 1) {
    const at = (column: Float64Array) => column[row] ?? 0;
    if (at(batches.stepEndMs) <= window.fromMs || at(batches.sentMs) >= window.untilMs) continue;
    const batch = batches.batch[row] ?? 0;
    const worker = batches.worker[row] ?? -1;
    const gap = gaps.find((candidate) => candidate.batch === batch);
    const moments = [
      batches.sentMs,
      batches.loadStartMs,
      batches.readyMs,
      batches.nextReturnMs,
      batches.stepStartMs,
      batches.stepEndMs,
    ].map((column) => inMs(at(column)));
    const waited = gap === undefined ? "0" : inMs(gap.endMs - gap.startMs);
    rows.push([String(batch), worker < 0 ? "main process" : `worker ${worker}`, ...moments, waited]);
  }
  return rows;
}

/** Milliseconds to a tenth: as close as anything here is known. */
function inMs(ms: number): string {
  return ms.toFixed(1);
}
