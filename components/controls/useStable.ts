import { useCallback, useLayoutEffect, useRef } from "react";

/**
 * A handler that does what the latest one does and is the same in every render: whatever gets it is drawn
 * again only when something that it shows has changed. To be called in events, not while drawing.
 */
export function useStable<Arguments extends readonly unknown[]>(
  handler: (...given: Arguments) => void,
): (...given: Arguments) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...given: Arguments) => {
    latest.current(...given);
  }, []);
}
