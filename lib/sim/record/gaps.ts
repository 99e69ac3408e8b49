import type { BatchTable, Gap, GapCause, Totals } from "../result";
import { causeAt, longestSpan, type EpochTimes } from "./life";

/** Every idle stretch of the GPU longer than a rounding error, with what the awaited batch was doing for most of it. */
export function gapsOf(batches: BatchTable, epochs: readonly EpochTimes[], totals: Totals): Gap[] {
  const gaps: Gap[] = [];
  // By worker; the main process comes first.
  const previous: number[] = [];
  let idleFromMs = 0;
  for (let row = 0; row < batches.count; row += 1) {
    const startMs = batches.stepStartMs[row] ?? 0;
    const worker = batches.worker[row] ?? -1;
    const batch = batches.batch[row] ?? 0;
    // Epochs never overlap: nothing waits behind a batch of the one before.
    if (batches.epoch[row] !== batches.epoch[row - 1]) previous.length = 0;
    if (startMs - idleFromMs > SHORTEST_MS) {
      const behindBatch = previous[worker + 1] ?? -1;
      const iterCallMs = epochs[batches.epoch[row] ?? 0]?.iterCallMs ?? 0;
      const span = longestSpan(batches, row, iterCallMs, idleFromMs, startMs);
      gaps.push({ startMs: idleFromMs, endMs: startMs, batch, cause: causeAt(span, worker, behindBatch) });
    }
    previous[worker + 1] = batch;
    idleFromMs = batches.stepEndMs[row] ?? 0;
  }
  if (totals.wallMs - idleFromMs > SHORTEST_MS) {
    const cause: GapCause = totals.lastShutdownMs > 0 ? { kind: "shutdown" } : { kind: "end" };
    gaps.push({ startMs: idleFromMs, endMs: totals.wallMs, batch: -1, cause });
  }
  return gaps;
}

const SHORTEST_MS = 1e-6;
