import { useState } from "react";
import type { Prediction } from "@/lib/tasks";
import type { Explorer } from "./useExplorer";

interface PredictionCardProps {
  readonly prediction: Prediction;
  readonly explorer: Explorer;
}

/** A guess before the run is shown: whoever has guessed looks closer. */
export function PredictionCard({ prediction, explorer }: PredictionCardProps) {
  const { figure, store, wish } = explorer;
  const [guess, setGuess] = useState<number | null>(null);
  const [outcome, setOutcome] = useState<number | null>(null);
  const { question, options } = prediction;

  const reveal = () => {
    const changed = prediction.apply(wish);
    store.set(figure, changed);
    setOutcome(prediction.outcome(store.run(changed)));
  };

  return (
    <fieldset className="prediction" disabled={outcome !== null}>
      <legend>First a guess. {question}</legend>
      {options.map((option, index) => (
        <label key={option} className="check">
          <input
            type="radio"
            name={`prediction-${figure}`}
            checked={guess === index}
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
        <p role="status">
          {guess === outcome ? "Right: " : "Not quite: "}
          {options[outcome]}
        </p>
      )}
    </fieldset>
  );
}
