import { type ReactNode, useId } from "react";

/** One answer that can be given. */
export interface Option {
  readonly id: string;
  readonly label: string;
  /** A word of warning beside it; null for none. */
  readonly note: string | null;
  /** What was said to it when it was given and was not right; null while it is open. */
  readonly reply: string | null;
  /** Whether it was given last: its reply takes the focus. */
  readonly isLatest: boolean;
}

interface OptionFormProps {
  readonly legend: string;
  readonly options: readonly Option[];
  /** Id of the chosen one. */
  readonly picked: string | null;
  readonly pick: (id: string) => void;
  /** What the button says. */
  readonly submit: string;
  /** An answer is being worked on: none can be given. */
  readonly isBusy?: boolean;
  readonly answer: (id: string) => void;
  /** More buttons. */
  readonly children?: ReactNode;
}

/** A question with answers to choose from; those that were given stay to be read. */
export function OptionForm({
  legend,
  options,
  picked,
  pick,
  submit,
  isBusy = false,
  answer,
  children,
}: OptionFormProps) {
  const name = useId();
  return (
    <form
      className="quiz-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (picked !== null) answer(picked);
      }}
    >
      <fieldset>
        <legend>{legend}</legend>
        {options.map(({ id, label, note, reply, isLatest }, index) => (
          <div key={id} className="quiz-option" data-wrong={reply !== null}>
            <label className="check">
              <input
                type="radio"
                name={name}
                value={id}
                data-option={index + 1}
                checked={picked === id}
                disabled={reply !== null}
                aria-describedby={reply === null ? undefined : `${name}-${id}`}
                onChange={() => {
                  pick(id);
                }}
              />
              <kbd aria-hidden="true">{index + 1}</kbd>
              <span>
                {label}
                {note !== null && <small className="option-note">{note}</small>}
              </span>
            </label>
            {reply !== null && (
              <p id={`${name}-${id}`} className="quiz-reply" tabIndex={-1} data-latest={isLatest}>
                {reply}
              </p>
            )}
          </div>
        ))}
      </fieldset>
      <div className="quiz-buttons">
        <button type="submit" className="button" disabled={picked === null} aria-disabled={isBusy}>
          {submit}
        </button>
        {children}
      </div>
    </form>
  );
}
