import { useState } from "react";

interface CopyButtonProps {
  readonly label: string;
  /** Called when pressed, so that nothing is written before it is wanted. */
  readonly text: () => string;
}

type State = "ready" | "copied" | "refused";

/** Puts a text on the clipboard and says whether the browser allowed it. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const [state, setState] = useState<State>("ready");
  const words: Readonly<Record<State, string>> = {
    ready: label,
    copied: "Copied",
    refused: "The browser did not allow it",
  };
  const copy = async () => {
    const done = await navigator.clipboard.writeText(text()).then(
      () => true,
      () => false,
    );
    setState(done ? "copied" : "refused");
  };
  return (
    <button
      type="button"
      className="button-quiet"
      aria-live="polite"
      onBlur={() => {
        setState("ready");
      }}
      onClick={() => {
        void copy();
      }}
    >
      {words[state]}
    </button>
  );
}
