import { rowOf } from "@/lib/advice";
import type { Result } from "@/lib/sim";
import { problem, type Problem } from "./problem";
import { type View, VIEW_KEYS } from "./view";

/** Links round to whole milliseconds. */
const ROUNDING_MS = 1;

/** What a view asks for and its run does not have: a moment after its end, a batch that it does not train on. */
export function beyondRun({ atMs, zoom, selection }: View, { batches, totals }: Result): Problem[] {
  const endMs = Math.round(totals.wallMs);
  const problems: Problem[] = [];
  const check = (key: string, momentMs: number | null) => {
    if (momentMs !== null && momentMs > endMs + ROUNDING_MS) {
      problems.push(problem(key, String(momentMs), `up to ${endMs}, the end of this run`));
    }
  };
  check(VIEW_KEYS.playhead, atMs);
  check(VIEW_KEYS.zoom, zoom === null ? null : zoom.toMs);
  if (selection?.kind === "gap") check(VIEW_KEYS.gap, selection.atMs);
  if (selection?.kind === "batch" && rowOf(batches, selection.batch) < 0) {
    problems.push(problem(VIEW_KEYS.batch, String(selection.batch), `one of the ${batches.count} batches`));
  }
  return problems;
}
