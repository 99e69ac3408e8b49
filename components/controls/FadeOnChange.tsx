import { useEffect, useRef, type ReactNode } from "react";
import { useReducedMotion } from "./useReducedMotion";

interface FadeOnChangeProps {
  /** A new value fades the content in; the first one does not. */
  readonly watch: string;
  readonly children: ReactNode;
}

/**
 * Draws the eye to content that has become another, in 200 ms; at once for those who want less
 * motion. The animation is fetched with the first change: nothing moves before a reader acts.
 */
export function FadeOnChange({ watch, children }: FadeOnChangeProps) {
  const content = useRef<HTMLSpanElement>(null);
  const reducedMotion = useReducedMotion();
  const shown = useRef(watch);

  useEffect(() => {
    if (shown.current === watch) return;
    shown.current = watch;
    if (!reducedMotion && content.current !== null) void fadeIn(content.current);
  }, [reducedMotion, watch]);

  return <span ref={content}>{children}</span>;
}

async function fadeIn(element: Element): Promise<void> {
  const { animate } = await import("framer-motion/dom/mini");
  await animate(element, { opacity: [0.25, 1] }, { duration: 0.2 });
}
