import { useEffect, useRef, type RefObject } from "react";

/**
 * Puts an element on the whole screen for as long as it is there, where the browser allows it; elsewhere
 * it stays as large as the window. `onLeave` is called when the reader leaves the whole screen by the
 * browser's own means.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  useEffect(() => {
    const stage = element.current;
    if (stage === null || !document.fullscreenEnabled) return;
    let entered = false;
    const onChange = () => {
      if (document.fullscreenElement === stage) entered = true;
      else if (entered) leave.current();
    };
    document.addEventListener("fullscreenchange", onChange);
    stage.requestFullscreen().catch(() => undefined);
    return () => {
      document.removeEventListener("fullscreenchange", onChange);
      if (document.fullscreenElement === stage) void document.exitFullscreen().catch(() => undefined);
    };
  }, [element]);
}
