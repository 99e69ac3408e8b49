import type { CaseInPlay } from "../useCase";
import { OptionForm } from "./OptionForm";

/** The guess about what no instrument shows, before anything is named or tried. */
export function Predict({ inPlay: { sheet, picked, pick, make, running } }: { readonly inPlay: CaseInPlay }) {
  const { question, options } = sheet;
  return (
    <OptionForm
      legend={question}
      options={options.map((label, index) => ({
        id: String(index),
        label,
        note: null,
        reply: null,
        isLatest: false,
      }))}
      picked={picked}
      pick={pick}
      submit="Guess"
      isBusy={running === "yes"}
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
