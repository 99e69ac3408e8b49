import { shmPeakBytes } from "@/lib/signals/shmPeakBytes";
import type { Result } from "@/lib/sim";

/** The n-th of some results; an error where there are fewer. */
export function nth(results: readonly Result[], n: number): Result {
  const result = results[n];
  if (result === undefined) throw new Error(`result ${n}: found ${results.length} results`);
  return result;
}

/** Samples per second of the n-th result, steady. */
export function samplesPerSecond(n: number) {
  return (results: readonly Result[]): number => nth(results, n).totals.samplesPerSecond;
}

/** Milliseconds per batch of the n-th result, steady. */
export function batchMs(n: number) {
  return (results: readonly Result[]): number => 1000 / nth(results, n).totals.batchesPerSecond;
}

/** Throughput of one result over that of another. */
export function speedup(of: number, over: number) {
  return (results: readonly Result[]): number =>
    samplesPerSecond(of)(results) / samplesPerSecond(over)(results);
}

/** Milliseconds inside each `next()` that brought a batch, in order. */
export function waitsMs({ batches }: Result): number[] {
  return Array.from(batches.nextCallMs, (call, row) => (batches.nextReturnMs[row] ?? 0) - call);
}

/** Batches from one long wait to the next: the most frequent distance between waits above half of the longest. */
export function burstPeriod(results: readonly Result[]): number {
  const waits = waitsMs(nth(results, 0));
  const limit = Math.max(...waits) / 2;
  const long = waits.flatMap((wait, row) => (wait > limit ? [row] : []));
  const distances = long.slice(1).map((row, i) => row - (long[i] ?? 0));
  const sorted = distances.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** From the last step of the first epoch to the first batch of the second, milliseconds. */
export function epochGapMs(n: number) {
  return (results: readonly Result[]): number => {
    const { batches } = nth(results, n);
    const first = batches.epoch.indexOf(1);
    return (batches.nextReturnMs[first] ?? 0) - (batches.stepEndMs[first - 1] ?? 0);
  };
}

/** Most shared memory in use at any time. */
export function shmBytes(results: readonly Result[]): number {
  return shmPeakBytes(nth(results, 0));
}
