import { type CopyState, useClipboard } from "./useClipboard";

interface CopyButtonProps {
  readonly label: string;
  /** Called when pressed, so that nothing is written before it is wanted. */
  readonly text: () => string;
}

/** Puts a text on the clipboard and says whether the browser allowed it. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const { state, copy, forget } = useClipboard();
  const words: Readonly<Record<CopyState, string>> = {
    ready: label,
    copied: "Copied",
    refused: "The browser did not allow it",
  };
  return (
    <button
      type="button"
      className="button-quiet"
      aria-live="polite"
      onBlur={forget}
      onClick={() => {
        void copy(text());
      }}
    >
      {words[state]}
    </button>
  );
}
