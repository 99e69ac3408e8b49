import type { StepFunction } from "@/lib/sim";

/** Time average of a step function between two moments; its value at `fromMs` when they are the same. */
export function meanLevel({ count, timesMs, values }: StepFunction, fromMs: number, untilMs: number): number {
  let area = 0;
  let level = 0;
  let since = fromMs;
  for (let index = 0; index < count; index += 1) {
    const at = Math.min(timesMs[index] ?? untilMs, untilMs);
    if (at > since) {
      area += level * (at - since);
      since = at;
    }
    level = values[index] ?? 0;
    if (at >= untilMs) break;
  }
  return untilMs > fromMs ? (area + level * (untilMs - since)) / (untilMs - fromMs) : level;
}
