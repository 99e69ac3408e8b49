import { isCauseKnown, isRightCause } from "@/lib/quiz/play";
import { inPlaceInWords } from "./model/inPlace";
import { type CaseInPlay, roundIndexOf } from "./useCase";

/** What is known so far: the guess with its answer, the cause with its reason, the hints. */
export function CaseLog({ inPlay }: { readonly inPlay: CaseInPlay }) {
  const { sheet, play, step, known, lastMove } = inPlay;
  const index = roundIndexOf(step);
  const round = sheet.rounds[index];
  const inPlace = inPlaceInWords(sheet, play, index);
  const played = play.rounds[index];
  const cause = round?.causes.find(({ isRight }) => isRight);
  const isKnown = round !== undefined && played !== undefined && isCauseKnown(round, played);
  const wasFound = played?.causes.some((id) => round !== undefined && isRightCause(round, id)) ?? false;
  return (
    <ul className="case-log">
      {play.guess !== "open" && index === 0 && known.answer !== null && (
        <li data-right={play.guess === known.answer.option}>
          {sheet.question} {guessInWords(play.guess, known.answer.option)}{" "}
          <strong>{sheet.options[known.answer.option]}.</strong> {known.answer.told}
        </li>
      )}
      {inPlace !== null && <li>{inPlace}</li>}
      {isKnown && cause !== undefined && (
        <li data-right={wasFound}>
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
