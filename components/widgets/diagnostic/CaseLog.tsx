import { isCauseKnown, isRightCause } from "@/lib/quiz/play";
import { answerOf, type CaseInPlay, roundIndexOf } from "./useCase";

/** What is known so far: the guess with its answer, the cause with its reason, the hints. */
export function CaseLog({ inPlay }: { readonly inPlay: CaseInPlay }) {
  const { quizCase, play, step, runs, lastMove } = inPlay;
  const index = roundIndexOf(step);
  const round = quizCase.rounds[index];
  const played = play.rounds[index];
  const { prediction } = quizCase;
  const cause = round?.causes.find(({ isRight }) => isRight);
  const isKnown = round !== undefined && played !== undefined && isCauseKnown(round, played);
  const wasFound = played?.causes.some((id) => round !== undefined && isRightCause(round, id)) ?? false;
  return (
    <ul className="case-log">
      {play.guess !== "open" && index === 0 && (
        <li>
          {prediction.question} {guessInWords(play.guess, answerOf(quizCase, runs))}{" "}
          <strong>{prediction.options[answerOf(quizCase, runs)]?.label}.</strong>
        </li>
      )}
      {isKnown && cause !== undefined && (
        <li>
          {wasFound ? "Right" : "The cause"}: <strong>{cause.label}.</strong> {wasFound && cause.feedback}
        </li>
      )}
      {round?.hints.slice(0, played?.hints ?? 0).map((hint, at) => (
        <li key={hint} tabIndex={-1} data-latest={lastMove?.kind === "hint" && at + 1 === played?.hints}>
          Hint: {hint}
        </li>
      ))}
    </ul>
  );
}

function guessInWords(guess: number | null, answer: number): string {
  if (guess === null) return "It is:";
  return guess === answer ? "You guessed right:" : "Not quite:";
}
