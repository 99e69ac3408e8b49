import type { BatchTable } from "@/lib/sim";

/** What happens to a batch at a moment: one of the stages, or one of the waits between them. */
export type Phase =
  "unstarted" | "load" | "collate" | "handOver" | "pin" | "copy" | "launch" | "step" | "done";

/** What happens to the batch in row `row` at `atMs`. */
export function phaseAt(batches: BatchTable, row: number, atMs: number): Phase {
  const endsOf: readonly (readonly [Phase, Float64Array])[] = [
    ["unstarted", batches.loadStartMs],
    ["load", batches.loadEndMs],
    ["collate", batches.collateEndMs],
    ["handOver", batches.receivedMs],
    ["pin", batches.pinnedMs],
    ["handOver", batches.nextReturnMs],
    ["copy", batches.copyEndMs],
    ["launch", batches.stepStartMs],
    ["step", batches.stepEndMs],
  ];
  const current = endsOf.find(([, ends]) => atMs < (ends[row] ?? -Infinity));
  return current === undefined ? "done" : current[0];
}

/** The row of a batch, or -1. */
export function rowOf(batches: BatchTable, batch: number): number {
  return batches.batch.subarray(0, batches.count).indexOf(batch);
}
