import type { Gap, GapCause, Result } from "@/lib/sim";
import { cutGap, type PartUntil } from "./cutGap";

/** Who keeps the GPU waiting: the workers, the main process with its hand-over, pinning, or the copy. */
export type Culprit = "workers" | "handOver" | "pin" | "copy";

/** Milliseconds of idle GPU between the first and the last step, by who caused them. */
export type IdleShares = Readonly<Record<Culprit, number>>;

/**
 * Sums the idle stretches of a run between its first and its last step. Of a stretch for
 * which no worker is to blame, the copy's part is that of the copy. Needs signals.
 */
export function idleByCulprit({ gaps, batches }: Result): IdleShares {
  const firstStepMs = batches.stepStartMs[0] ?? 0;
  const shares = { workers: 0, handOver: 0, pin: 0, copy: 0 };
  let row = 0;
  for (const gap of gaps) {
    const culprit = culpritOf(gap.cause);
    if (culprit === null || !isSteady(gap, firstStepMs)) continue;
    // Gaps come in the order of the rows.
    if (culprit !== "workers") row = batches.batch.indexOf(gap.batch, row);
    const copyStartMs = culprit === "workers" ? gap.endMs : (batches.copyStartMs[row] ?? gap.endMs);
    const before = culprit === "copy" ? "handOver" : culprit;
    const parts: readonly PartUntil<Culprit>[] = [
      [before, copyStartMs],
      ["copy", gap.endMs],
    ];
    cutGap(gap, parts, (part, ms) => {
      shares[part] += ms;
    });
  }
  return shares;
}

/** The workers' part of the idle time that somebody has caused, 0 to 1. */
export function workersPart({ workers, handOver, pin, copy }: IdleShares): number {
  return workers / Math.max(1e-9, workers + handOver + pin + copy);
}

function isSteady({ startMs, batch }: Gap, firstStepMs: number): boolean {
  return startMs >= firstStepMs && batch >= 0;
}

function culpritOf(cause: GapCause): Culprit | null {
  switch (cause.kind) {
    case "workerStart":
    case "queued":
    case "core":
    case "lock":
      return "workers";
    case "mainProcess":
      return "handOver";
    case "shutdown":
    case "end":
      return null;
    case "stage":
      switch (cause.stage) {
        case "storage":
        case "load":
        case "collate":
          return "workers";
        case "handOver":
        case "step":
          return "handOver";
        case "pin":
          return "pin";
        case "copy":
          return "copy";
      }
  }
}
