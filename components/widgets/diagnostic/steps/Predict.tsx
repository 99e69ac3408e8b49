import type { CaseInPlay } from "../useCase";
import { OptionForm } from "./OptionForm";

/** The guess that is asked for before something is shown. */
export function Predict({ inPlay: { quizCase, picked, pick, make } }: { readonly inPlay: CaseInPlay }) {
  const { question, options } = quizCase.prediction;
  return (
    <OptionForm
      legend={question}
      options={options.map(({ label }, index) => ({
        id: String(index),
        label,
        reply: null,
        isLatest: false,
      }))}
      picked={picked}
      pick={pick}
      submit="Guess"
      answer={(id) => {
        make({ kind: "guess", option: Number(id) });
      }}
    >
      <button
        type="button"
        className="button-quiet"
        onClick={() => {
          make({ kind: "guess", option: null });
        }}
      >
        No guess
      </button>
    </OptionForm>
  );
}
