import type { Wish } from "@/lib/scenario-store";
import { BATCH_PARTS, type BatchPart, batchTimeOf, COARSE, lengthOf, steadyRun } from "@/lib/workerCurve";
import type { Look } from "@/lib/stages";

/** One stretch of a bar, as shares of the whole. */
export interface BarPart {
  readonly part: BatchPart;
  readonly look: Look;
  readonly ms: number;
  readonly fromShare: number;
  readonly share: number;
}

/** Where a batch's time goes with one number of workers. */
export interface BatchBar {
  readonly numWorkers: number;
  readonly wholeMs: number;
  readonly parts: readonly BarPart[];
}

/** The bar of one number of workers, from a short run's batch table. */
export function batchBar(wish: Wish, numWorkers: number): BatchBar {
  const run = steadyRun(wish, numWorkers, COARSE, "signals");
  const time = batchTimeOf(run, run.scenario.training.excludedBatches);
  const wholeMs = lengthOf(time);
  let fromShare = 0;
  const parts = BATCH_PARTS.map((part): BarPart => {
    const share = wholeMs === 0 ? 0 : time[part] / wholeMs;
    const bar: BarPart = { part, look: part === "wait" ? "idle" : part, ms: time[part], fromShare, share };
    fromShare += share;
    return bar;
  });
  return { numWorkers, wholeMs, parts };
}

/** The counts whose bars are drawn: none, one, the knee, and where the cursor stands. */
export function barCounts(knee: number, cursor: number): readonly number[] {
  return [...new Set([0, 1, knee, cursor])].sort((a, b) => a - b);
}
