import { gapAt } from "@/lib/advice";
import { lanesOf, type Result } from "@/lib/sim";
import type { Selection } from "@/lib/share";
import { bandOf } from "./bands";
import { timeScale, type Frame } from "./frame";
import { outlinePath } from "./outlinePath";

/** The outline of everything that happened to the selected batch, or of the selected gap; empty without one. */
export function selectedPath(result: Result, frame: Frame, selection: Selection | null): string {
  if (selection === null) return "";
  const x = timeScale(frame);
  if (selection.kind === "gap") {
    const gap = gapAt(result, selection.atMs);
    return gap === undefined ? "" : outlinePath(columns([gap]), x, frame.gpu);
  }
  return lanesOf(result, frame.window)
    .map(({ id, count, startMs, endMs, batch }) => {
      const band = bandOf(id, frame);
      if (band === null) return "";
      const intervals = [...batch.subarray(0, count).entries()]
        .filter(([, owner]) => owner === selection.batch)
        .map(([row]) => ({ startMs: startMs[row] ?? 0, endMs: endMs[row] ?? 0 }));
      return outlinePath(columns(intervals), x, band);
    })
    .join("");
}

function columns(intervals: readonly { readonly startMs: number; readonly endMs: number }[]) {
  return { startMs: intervals.map(({ startMs }) => startMs), endMs: intervals.map(({ endMs }) => endMs) };
}
