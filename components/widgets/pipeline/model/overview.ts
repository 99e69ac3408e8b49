import type { Result } from "@/lib/sim";

/** The run in a strip: in each of equally long parts, how busy the GPU was, 0 to 1. */
export function busyShares(result: Result, parts: number): Float64Array {
  const { wallMs } = result.totals;
  const partMs = wallMs / parts;
  const shares = new Float64Array(parts);
  const { stepStartMs, stepEndMs, count } = result.batches;
  for (let row = 0; row < count; row += 1) {
    const start = stepStartMs[row] ?? 0;
    const end = stepEndMs[row] ?? 0;
    const last = Math.min(parts - 1, Math.floor(end / partMs));
    for (let part = Math.min(parts - 1, Math.floor(start / partMs)); part <= last; part += 1) {
      const overlap = Math.min(end, (part + 1) * partMs) - Math.max(start, part * partMs);
      shares[part] = (shares[part] ?? 0) + Math.max(0, overlap) / partMs;
    }
  }
  return shares;
}

/** Where the first batch has arrived, and where the steady stretch begins, in milliseconds. */
export function phasesOf({ batches, totals, scenario }: Result): {
  readonly firstMs: number;
  readonly steadyMs: number;
} {
  const steadyRow = Math.min(batches.count - 1, scenario.training.excludedBatches);
  return { firstMs: totals.firstBatchMs, steadyMs: batches.nextReturnMs[steadyRow] ?? totals.firstBatchMs };
}
