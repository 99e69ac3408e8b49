import { useId, useState } from "react";
import type { Prediction } from "@/lib/tasks";

interface GuessCardProps {
  readonly prediction: Pick<Prediction, "question" | "options">;
  /** Makes the change that the question is about and says which of the options it turned out to be. */
  readonly reveal: () => number;
  /** The task is done; without a guess there is nothing left to ask. */
  readonly isDone: boolean;
}

/** A guess before the answer is shown: whoever has guessed looks closer. */
export function GuessCard({ prediction: { question, options }, reveal, isDone }: GuessCardProps) {
  const name = useId();
  const [guess, setGuess] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<number | null>(null);

  if (isDone && outcome === null) return null;
  return (
    <fieldset className="prediction">
      <legend>First a guess. {question}</legend>
      {options.map((option, index) => (
        <label key={option} className="check">
          <input
            type="radio"
            name={name}
            checked={guess === index}
            disabled={outcome !== null}
            onChange={() => {
              setGuess(index);
            }}
          />
          {option}
        </label>
      ))}
      {outcome === null ? (
        <button
          type="button"
          className="button-quiet"
          disabled={guess === null}
          onClick={() => {
            setOutcome(reveal());
          }}
        >
          Run it
        </button>
      ) : (
        <p ref={takeFocus} tabIndex={-1}>
          {guess === outcome
            ? `Right: ${options[outcome] ?? ""}.`
            : `Not quite. You guessed “${options[guess ?? 0] ?? ""}”; it is “${options[outcome] ?? ""}”.`}
        </p>
      )}
    </fieldset>
  );
}

/** The button that was pressed is gone; its answer takes the focus, so that nobody falls out of the page. */
function takeFocus(answer: HTMLParagraphElement | null): void {
  answer?.focus();
}
