import { useEffect, useRef, type RefObject } from "react";

/**
 * Hands keys to a figure while the focus is inside it: never where text is typed or chosen, but for a number
 * that is settled, never from a dialog that it opened. With Control or Command a key is called `Ctrl+z`,
 * `Ctrl+Shift+z`. `onKey` says whether it took the key.
 */
export function useKeys(figure: RefObject<HTMLElement | null>, onKey: (key: string) => boolean): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const element = figure.current;
    if (element === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || isTaken(event, element)) return;
      if (latest.current(nameOf(event))) event.preventDefault();
    };
    element.addEventListener("keydown", onKeyDown);
    return () => {
      element.removeEventListener("keydown", onKeyDown);
    };
  }, [figure]);
}

function nameOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  if (!ctrlKey && !metaKey) return key;
  return `Ctrl+${shiftKey ? "Shift+" : ""}${key.toLowerCase()}`;
}

/** What a number is made of: it goes on being typed with these. */
const OF_NUMBERS = /^[\d.,+-]$/;

function isTaken({ target, key }: KeyboardEvent, figure: Element): boolean {
  if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return true;
  if (target instanceof HTMLInputElement)
    return target.type === "text" && (!("settled" in target.dataset) || OF_NUMBERS.test(key));
  const dialog = target instanceof Element ? target.closest("dialog") : null;
  return dialog !== null && figure.contains(dialog);
}
