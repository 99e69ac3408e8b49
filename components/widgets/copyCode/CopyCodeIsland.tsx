import { useRef, useState } from "react";

type State = "ready" | "copied" | "refused";

const WORDS: Readonly<Record<State, string>> = {
  ready: "Copy",
  copied: "Copied",
  refused: "Select the text and copy it",
};

/** Copies the program of the figure it stands in. */
export function CopyCodeIsland() {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<State>("ready");

  const copy = async () => {
    const program = button.current?.closest("figure")?.querySelector("pre")?.textContent ?? "";
    const done = await navigator.clipboard.writeText(program).then(
      () => true,
      () => false,
    );
    setState(done ? "copied" : "refused");
  };

  return (
    <button
      ref={button}
      type="button"
      className="copy-code"
      aria-live="polite"
      onClick={() => {
        void copy();
      }}
    >
      {WORDS[state]}
    </button>
  );
}
