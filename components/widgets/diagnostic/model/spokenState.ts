import type { CaseInPlay } from "../useCase";
import { roundIndexOf } from "../useCase";
import { replyToRemedy } from "./replies";
import { stepTitle } from "./stepWords";

/** Where the reader is, and what was said to their last answer: for those who hear the page. */
export function spokenState({ quizCase, play, step, runs }: CaseInPlay): string {
  const title = stepTitle(quizCase, step);
  const index = roundIndexOf(step);
  const round = quizCase.rounds[index];
  const played = play.rounds[index];
  if (round === undefined || played === undefined) return title;
  if (step.kind === "cause") {
    const last = round.causes.find(({ id }) => id === played.causes.at(-1));
    if (last !== undefined) return `${title}. Not this one. ${last.feedback}`;
  }
  if (step.kind === "remedy") {
    const last = played.remedies.at(-1);
    if (last !== undefined) {
      return `${title}. ${replyToRemedy(quizCase, runs.before(index), runs.tried(index, last))}`;
    }
  }
  const hint = round.hints[played.hints - 1];
  return hint === undefined || step.kind === "explained" ? title : `${title}. Hint: ${hint}`;
}
