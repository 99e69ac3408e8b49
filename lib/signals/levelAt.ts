import type { StepFunction } from "@/lib/sim";
import { lastNotAfter } from "./lastNotAfter";

/** The value of a step function at a moment; 0 before its first change. */
export function levelAt({ count, timesMs, values }: StepFunction, atMs: number): number {
  return values[lastNotAfter(count, (index) => timesMs[index] ?? Infinity, atMs)] ?? 0;
}
