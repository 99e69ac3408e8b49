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
    return gap === undefined ? "" : outlinePath({ startMs: [gap.startMs], endMs: [gap.endMs] }, x, frame.gpu);
  }
  return lanesOf(result, frame.window, selection.batch)
    .map((lane) => {
      const band = bandOf(lane.id, frame);
      return band === null ? "" : outlinePath(lane, x, band);
    })
    .join("");
}
