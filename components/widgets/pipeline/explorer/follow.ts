import { rowOf } from "@/lib/advice";
import type { Explorer } from "./useExplorer";

/** Follows a batch and brings its beginning into sight. */
export function followBatch({ result, select, dispatch }: Explorer, batch: number): void {
  const row = rowOf(result.batches, batch);
  if (row < 0) return;
  select({ kind: "batch", batch });
  dispatch({ kind: "seek", atMs: result.batches.readyMs[row] ?? 0 });
}

/** Asks why the GPU waits at a moment, and goes there. */
export function askWhy({ select, dispatch }: Explorer, atMs: number): void {
  select({ kind: "gap", atMs });
  dispatch({ kind: "seek", atMs });
}
