import { gapAt } from "@/lib/advice";
import type { Selection } from "@/lib/share";
import type { Gap, Result } from "@/lib/sim";

/** The gap whose cause is asked for, as long as the playhead stands in it. */
export function askedGap(result: Result, selection: Selection | null, atMs: number): Gap | undefined {
  if (selection?.kind !== "gap") return undefined;
  const gap = gapAt(result, atMs);
  return gap !== undefined && gap === gapAt(result, selection.atMs) ? gap : undefined;
}
