import { useState } from "react";

/** How the latest attempt to copy went; `ready` before the first. */
export type CopyState = "ready" | "copied" | "refused";

/** Puts a text on the clipboard and remembers whether the browser allowed it. */
export function useClipboard() {
  const [state, setState] = useState<CopyState>("ready");
  const copy = async (text: string): Promise<void> => {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setState(done ? "copied" : "refused");
  };
  const forget = () => {
    setState("ready");
  };
  return { state, copy, forget };
}
