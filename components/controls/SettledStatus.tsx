import { useEffect, useState } from "react";

/** Nothing has changed for this long: the reader has let go. */
const SETTLED_MS = 700;

/**
 * Tells a screen reader the state of a figure once it has settled, never while it moves. A function as `text`
 * has to change with the state; it is called then only.
 */
export function SettledStatus({ text }: { readonly text: string | (() => string) }) {
  const [said, setSaid] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSaid(text);
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
