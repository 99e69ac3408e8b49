import { lastNotAfter } from "@/lib/signals/lastNotAfter";
import type { Gap, Result } from "@/lib/sim";

/** What the GPU does at one moment of a run. */
export type GpuMoment =
  | { readonly kind: "step"; readonly batch: number }
  | { readonly kind: "idle"; readonly gap: Gap }
  | { readonly kind: "over" };

/** What the GPU does at `atMs`. Needs a run recorded with signals. */
export function gpuAt(result: Result, atMs: number): GpuMoment {
  const gap = gapAt(result, atMs);
  if (gap !== undefined) return { kind: "idle", gap };
  const { count, batch, stepStartMs, stepEndMs } = result.batches;
  const row = lastNotAfter(count, (at) => stepStartMs[at] ?? Infinity, atMs);
  return atMs < (stepEndMs[row] ?? -Infinity) ? { kind: "step", batch: batch[row] ?? row } : { kind: "over" };
}

/** The idle stretch of the GPU that a moment lies in; undefined while it computes. */
export function gapAt({ gaps }: Result, atMs: number): Gap | undefined {
  const gap = gaps[lastNotAfter(gaps.length, (at) => gaps[at]?.startMs ?? Infinity, atMs)];
  return gap !== undefined && atMs < gap.endMs ? gap : undefined;
}
