import { useRef } from "react";
import { resetProgress } from "../progress/progressStore";
import { forgetPlays } from "./forgetPlays";

/** Forgets the progress on this device, once the reader has said so twice. */
export function ResetButton() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className="button-quiet"
        onClick={() => {
          dialog.current?.showModal();
        }}
      >
        Forget my progress
      </button>
      <dialog ref={dialog} aria-label="Forget the progress">
        <p>Forget all finished cases and tasks on this device? That cannot be undone.</p>
        <form method="dialog" className="quiz-buttons">
          <button type="submit" className="button" onClick={forgetAll}>
            Forget
          </button>
          <button type="submit" className="button-quiet">
            Keep
          </button>
        </form>
      </dialog>
    </>
  );
}

function forgetAll() {
  forgetPlays();
  resetProgress();
}
