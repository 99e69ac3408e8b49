import { useState } from "react";

/** Copies the address of this very state; says whether it worked. */
export function CopyLink({ address }: { readonly address: () => string }) {
  const [said, setSaid] = useState("");
  return (
    <>
      <button
        type="button"
        className="button-quiet"
        onClick={() => {
          navigator.clipboard.writeText(address()).then(
            () => {
              setSaid("Link copied");
            },
            () => {
              setSaid("The browser did not allow it; the address bar has the link");
            },
          );
        }}
      >
        Copy link
      </button>
      <span role="status" className="text-note text-ink-muted">
        {said}
      </span>
    </>
  );
}
