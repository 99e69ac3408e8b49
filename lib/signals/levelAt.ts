import type { StepFunction } from "@/lib/sim";

/** The value of a step function at a moment; 0 before its first change. */
export function levelAt({ count, timesMs, values }: StepFunction, atMs: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((timesMs[middle] ?? Infinity) <= atMs) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? 0 : (values[low - 1] ?? 0);
}
