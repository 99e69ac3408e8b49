import type { Play, Step } from "@/lib/quiz/play";
import type { QuizCase } from "@/lib/quiz/quizCase";
import type { Tried } from "@/lib/quiz/trial";
import type { CaseRuns, Ran } from "./runs";

/** The runs that the instruments show. */
export interface ShownRuns {
  readonly before: Ran;
  /** What was tried last, or what was asked for; null while nothing was. */
  readonly after: Tried | null;
}

/** Which runs are shown at a step: before anything was tried the case's own, afterwards both. */
export function shownRuns(
  { rounds }: QuizCase,
  runs: CaseRuns,
  play: Play,
  step: Step,
  looked: string | null,
): ShownRuns {
  const index = step.kind === "predict" ? 0 : step.round;
  const before = runs.before(index);
  const round = rounds[index];
  if (round === undefined) return { before, after: null };
  if (step.kind === "explained") return { before, after: runs.tried(index, looked ?? round.accepted) };
  const last = step.kind === "remedy" ? play.rounds[index]?.remedies.at(-1) : undefined;
  return { before, after: last === undefined ? null : runs.tried(index, last) };
}
