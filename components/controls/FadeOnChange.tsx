import { useEffect, useRef, type ReactNode } from "react";
import { useAnimate } from "framer-motion/mini";
import { useReducedMotion } from "./useReducedMotion";

interface FadeOnChangeProps {
  /** A new value fades the content in; the first one does not. */
  readonly watch: string;
  readonly children: ReactNode;
}

/** Draws the eye to content that has become another, in 200 ms; at once for those who want less motion. */
export function FadeOnChange({ watch, children }: FadeOnChangeProps) {
  const [scope, animate] = useAnimate<HTMLSpanElement>();
  const reducedMotion = useReducedMotion();
  const shown = useRef(watch);

  useEffect(() => {
    if (shown.current === watch) return;
    shown.current = watch;
    if (reducedMotion) return;
    const fade = animate(scope.current, { opacity: [0.25, 1] }, { duration: 0.2 });
    return () => {
      fade.complete();
    };
  }, [animate, reducedMotion, scope, watch]);

  return <span ref={scope}>{children}</span>;
}
