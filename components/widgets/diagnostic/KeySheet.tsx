import type { RefObject } from "react";
import { QUIZ_COMMANDS } from "./commands";

/** The keys of the quiz, from the table that binds them. */
export function KeySheet({ dialog }: { readonly dialog: RefObject<HTMLDialogElement | null> }) {
  return (
    <dialog ref={dialog} aria-label="Keys of the quiz" className="help-sheet">
      <h3>While the focus is in the quiz</h3>
      <dl>
        {QUIZ_COMMANDS.map(({ shown, label }) => (
          <div key={label}>
            <dt>
              {shown.map((key) => (key === "…" ? <span key={key}>…</span> : <kbd key={key}>{key}</kbd>))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" className="button">
          Close
        </button>
      </form>
    </dialog>
  );
}
