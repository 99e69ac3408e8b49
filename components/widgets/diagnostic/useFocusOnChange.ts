import { useEffect, useRef, type RefObject } from "react";

/**
 * Moves the focus to an element when `step` changes, once the reader `hasMoved`: what they pressed may be
 * gone, and what comes next should be read next. What a page opens with leaves the focus alone.
 */
export function useFocusOnChange(step: string, hasMoved: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = useRef(hasMoved ? "" : step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
