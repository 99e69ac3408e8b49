import type { BatchTable, Stage } from "@/lib/sim";

/** A place that a batch can be at. */
export type TokenPlace =
  | { readonly kind: "worker"; readonly worker: number }
  /** `launched`: its copy or its step is queued behind the one that runs. */
  | { readonly kind: "ready" | "launched"; readonly slot: number }
  | { readonly kind: "main" | "pin" | "copy" | "gpu" };

/** From when on a batch is at a place, and what happens to it there. */
export type Stay = readonly [fromMs: number, stage: Stage, place: TokenPlace];

const MAIN: TokenPlace = { kind: "main" };
const READY: TokenPlace = { kind: "ready", slot: 0 };

/**
 * Where the batch in row `row` is from its load to the end of its step, stay after stay, each until the
 * next one begins. Stays that last no time or less than `shortestMs` are left out.
 */
export function staysOf(batches: BatchTable, row: number, shortestMs = 0): readonly Stay[] {
  const at = (column: Float64Array) => column[row] ?? Infinity;
  const worker = batches.worker[row] ?? -1;
  const maker: TokenPlace = worker < 0 ? MAIN : { kind: "worker", worker };
  const pinned = at(batches.pinnedMs);
  const received = at(batches.receivedMs);
  const rebuilds: TokenPlace = worker >= 0 && pinned > received ? { kind: "pin" } : MAIN;
  const stays: readonly Stay[] = [
    [at(batches.loadStartMs), "load", maker],
    [at(batches.loadEndMs), "collate", maker],
    [at(batches.collateEndMs), "handOver", maker],
    [at(batches.readyMs), "handOver", worker < 0 ? MAIN : READY],
    [at(batches.takenMs), "handOver", rebuilds],
    [received, "pin", rebuilds],
    [pinned, "handOver", worker < 0 ? MAIN : READY],
    [Math.max(pinned, at(batches.nextCallMs)), "handOver", MAIN],
    [at(batches.nextReturnMs), "copy", { kind: "launched", slot: 0 }],
    [at(batches.copyStartMs), "copy", { kind: "copy" }],
    [at(batches.copyEndMs), "step", { kind: "launched", slot: 0 }],
    [at(batches.stepStartMs), "step", { kind: "gpu" }],
  ];
  return stays.filter(([fromMs], index) => {
    const lengthMs = (stays[index + 1]?.[0] ?? at(batches.stepEndMs)) - fromMs;
    return lengthMs > 0 && lengthMs >= shortestMs;
  });
}
