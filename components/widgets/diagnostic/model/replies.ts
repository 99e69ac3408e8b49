import type { QuizCase } from "@/lib/quiz/quizCase";
import type { Tried } from "@/lib/quiz/trial";
import type { Ran } from "./runs";
import { gainInWords, outcomeInWords } from "./words";

/** What a remedy did, in a sentence with the numbers of both runs. */
export function remedyInWords({ objective }: QuizCase, before: Ran, { outcome, gain }: Tried): string {
  const from = outcomeInWords(objective, before.outcome);
  const to = outcomeInWords(objective, outcome);
  if (before.outcome.failure !== null) {
    return outcome.failure === null
      ? `Before, the run ${from}. With the remedy: ${to}.`
      : `The run still does not come to its end: it ${to}.`;
  }
  return from === to ? `${from}, as before.` : `${from} before, ${to} after: ${gainInWords(gain)}.`;
}

/** The reply to a remedy that is not the accepted one. */
export function replyToRemedy(quizCase: QuizCase, before: Ran, tried: Tried | null): string {
  if (tried === null) return "It cannot be tried here.";
  const helped =
    (tried.gain ?? 0) > 0.05 || (before.outcome.failure !== null && tried.outcome.failure === null);
  const close = helped ? "It helps, and something helps more." : "Not the one. Which cause does it mend?";
  return `${remedyInWords(quizCase, before, tried)} ${close}`;
}
