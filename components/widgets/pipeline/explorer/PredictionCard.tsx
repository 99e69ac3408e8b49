import { useState } from "react";
import type { Prediction } from "@/lib/tasks";
import type { Explorer } from "./useExplorer";

interface PredictionCardProps {
  readonly prediction: Prediction;
  readonly explorer: Explorer;
  /** The task is done; without a guess there is nothing left to ask. */
  readonly isDone: boolean;
}

/** A guess before the run is shown: whoever has guessed looks closer. */
export function PredictionCard({ prediction, explorer, isDone }: PredictionCardProps) {
  const { figure, store, wish } = explorer;
  const [guess, setGuess] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<number | null>(null);
  const { question, options } = prediction;

  const reveal = () => {
    const changed = prediction.apply(wish);
    store.set(figure, changed);
    setOutcome(prediction.outcome(store.run(changed)));
  };

  if (isDone && outcome === null) return null;
  return (
    <fieldset className="prediction">
      <legend>First a guess. {question}</legend>
      {options.map((option, index) => (
        <label key={option} className="check">
          <input
            type="radio"
            name={`prediction-${figure}`}
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
        <button type="button" className="button-quiet" disabled={guess === null} onClick={reveal}>
          Run it
        </button>
      ) : (
        <p ref={takeFocus} tabIndex={-1}>
          {guess === outcome ? "Right: " : "Not quite: "}
          {options[outcome]}
        </p>
      )}
    </fieldset>
  );
}

/** The button that was pressed is gone; its answer takes the focus, so that nobody falls out of the page. */
function takeFocus(answer: HTMLParagraphElement | null): void {
  answer?.focus();
}
