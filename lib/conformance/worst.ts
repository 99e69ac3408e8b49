import { isQuiet, type Judgement } from "./judge";

/** The quiet runs with the largest errors, largest first. */
export function worstQuiet(
  judgements: readonly Judgement[],
  by: "composed" | "predicted" | "firstBatch",
  count: number,
): Judgement[] {
  return judgements
    .filter(isQuiet)
    .toSorted((a, b) => Math.abs(b[by]) - Math.abs(a[by]))
    .slice(0, count);
}
