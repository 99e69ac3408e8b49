import { useRef } from "react";
import { type CopyState, useClipboard } from "@/components/controls/useClipboard";

const WORDS: Readonly<Record<CopyState, string>> = {
  ready: "Copy",
  copied: "Copied",
  refused: "Select the text and copy it",
};

/** Copies the program of the figure it stands in. */
export function CopyCodeIsland() {
  const button = useRef<HTMLButtonElement>(null);
  const { state, copy } = useClipboard();

  const program = () => button.current?.closest("figure")?.querySelector("pre")?.textContent ?? "";

  return (
    <button
      ref={button}
      type="button"
      className="copy-code"
      aria-live="polite"
      onClick={() => {
        void copy(program());
      }}
    >
      {WORDS[state]}
    </button>
  );
}
