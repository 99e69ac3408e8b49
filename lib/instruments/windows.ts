import type { StepFunction } from "@/lib/sim";
import { meanLevel } from "@/lib/signals/meanLevel";
import { hasDied, type InstrumentRun } from "./reading";

/** So many stretches of equal length make up a picture. */
export const WINDOWS = 60;

/**
 * From when to when a run is looked at for means: without its first batch and its last shutdown, if it lived;
 * up to its first batch where the start is the question.
 */
export function meanSpan(run: InstrumentRun): readonly [fromMs: number, untilMs: number] {
  const { firstBatchMs, wallMs, lastShutdownMs } = run.result.totals;
  if (run.isStart === true) return [0, firstBatchMs];
  const untilMs = Math.min(run.endMs, wallMs - lastShutdownMs);
  return [Math.min(firstBatchMs, hasDied(run) ? 0 : untilMs), untilMs];
}

/** Milliseconds that one stretch lasts, when the picture shows `untilMs`. */
export function windowMs(untilMs: number): number {
  return Math.max(1e-6, untilMs) / WINDOWS;
}

/**
 * How much of `amounts` falls into each window, when the amount of row r is spread evenly from `starts[r]`
 * to `ends[r]`. With amounts equal to the durations: busy milliseconds.
 */
export function spread(
  starts: ArrayLike<number>,
  ends: ArrayLike<number>,
  amountOf: (row: number) => number,
  untilMs: number,
): readonly number[] {
  const widthMs = windowMs(untilMs);
  const sums = new Array<number>(WINDOWS).fill(0);
  for (let row = 0; row < starts.length; row += 1) {
    const from = starts[row] ?? 0;
    const until = Math.max(ends[row] ?? from, from + 1e-9);
    const perMs = amountOf(row) / (until - from);
    const last = Math.min(WINDOWS - 1, Math.floor(until / widthMs));
    for (let window = Math.max(0, Math.floor(from / widthMs)); window <= last; window += 1) {
      const overlap = Math.min(until, (window + 1) * widthMs) - Math.max(from, window * widthMs);
      sums[window] = (sums[window] ?? 0) + perMs * Math.max(0, overlap);
    }
  }
  return sums;
}

/** The mean of a level in each window; of the last one that a run lives to see, until its end at `endMs`. */
export function levelByWindow(level: StepFunction, untilMs: number, endMs: number): readonly number[] {
  const widthMs = windowMs(untilMs);
  return Array.from({ length: WINDOWS }, (_, window) => {
    const fromMs = window * widthMs;
    return fromMs < endMs ? meanLevel(level, fromMs, Math.min(endMs, fromMs + widthMs)) : 0;
  });
}
