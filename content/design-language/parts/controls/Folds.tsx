import type { Theme } from "@/lib/stages";

/** What folds, and what floats above the page. */
export function Folds({ theme }: { readonly theme: Theme }) {
  return (
    <>
      <details open>
        <summary>The numbers as a table</summary>
        <p className="text-ui">What a figure shows stands here once more, in words and numbers.</p>
      </details>
      <dialog open className="sample-dialog" aria-label={`Keys, in the ${theme} theme`}>
        <p className="text-ui">
          <kbd className="keycap">Space</kbd> plays and pauses. <kbd className="keycap">?</kbd> shows all
          keys.
        </p>
      </dialog>
    </>
  );
}
