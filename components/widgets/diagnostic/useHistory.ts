import Router from "next/router";
import { useEffect, useRef } from "react";

/**
 * Makes what is shown a step of the browser's history, so that Back and Forward go from case to case. An entry
 * that the quiz has written carries a mark; one on which the page was loaded has lost it to the router, and
 * `addressed` reads what its address stands for: null when that is nothing of the quiz. `show` is told what an
 * entry stands for. Hands out what to call when something else is going to be shown.
 */
export function useHistory(
  current: string,
  show: (text: string) => void,
  addressed: () => string | null,
): (to: string) => void {
  const latest = useRef({ current, show, addressed });
  useEffect(() => {
    latest.current = { current, show, addressed };
  });
  useEffect(() => {
    const { pathname } = window.location;
    const isHere = () => window.location.pathname === pathname;
    const follow = (event: PopStateEvent) => {
      if (!isHere()) return;
      const { current: shown, ...quiz } = latest.current;
      const state: unknown = event.state;
      // A fragment that has just been followed: what is shown stays.
      const isNew = state === null;
      const text = isNew ? shown : (markOf(state) ?? quiz.addressed());
      if (text === null) return;
      if (isNew) mark(text);
      else if (text !== shown) quiz.show(text);
    };
    // An entry of this page that the router has written it would fetch and draw anew, over what the quiz shows.
    Router.beforePopState(() => !isHere());
    window.addEventListener("popstate", follow);
    return () => {
      Router.beforePopState(() => true);
      window.removeEventListener("popstate", follow);
    };
  }, []);
  return (to) => {
    if (current === to) return;
    mark(current);
    window.history.pushState({ quiz: to }, "");
  };
}

/** Marks the entry of now; what the router has written there stays. */
function mark(text: string): void {
  const state: unknown = window.history.state;
  window.history.replaceState({ ...(typeof state === "object" ? state : null), quiz: text }, "");
}

function markOf(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("quiz" in state)) return null;
  return typeof state.quiz === "string" ? state.quiz : null;
}
