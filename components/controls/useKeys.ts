import { useEffect, type RefObject } from "react";

/**
 * Hands keys to a figure while the focus is inside it: never where text is typed or chosen, never
 * together with a modifier, never inside a dialog. `onKey` says whether it took the key.
 */
export function useKeys(figure: RefObject<HTMLElement | null>, onKey: (key: string) => boolean): void {
  useEffect(() => {
    const element = figure.current;
    if (element === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTaken(event.target)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (onKey(event.key)) event.preventDefault();
    };
    element.addEventListener("keydown", onKeyDown);
    return () => {
      element.removeEventListener("keydown", onKeyDown);
    };
  }, [figure, onKey]);
}

function isTaken(target: EventTarget | null): boolean {
  if (target instanceof HTMLSelectElement) return true;
  if (target instanceof HTMLInputElement) return target.type === "text";
  return target instanceof Element && target.closest("dialog") !== null;
}
