import { useLayoutEffect, useRef } from "react";

/**
 * Keeps the focus near where it was: when what has it inside an element goes away, such as a button that
 * was pressed, the element takes it. Props for that element, which has to be rendered by the same component.
 */
export function useKeptFocus<Kept extends HTMLElement>() {
  const kept = useRef<Kept>(null);
  const holdsFocus = useRef(false);
  useLayoutEffect(() => {
    if (!holdsFocus.current || document.activeElement !== document.body) return;
    holdsFocus.current = false;
    kept.current?.focus({ preventScroll: true });
  });
  return {
    ref: kept,
    tabIndex: -1,
    onFocus: () => {
      holdsFocus.current = true;
    },
    onBlur: () => {
      holdsFocus.current = false;
    },
  } as const;
}
