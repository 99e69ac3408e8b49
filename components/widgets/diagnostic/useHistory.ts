import { useEffect, useRef } from "react";

/**
 * Makes what is shown a step of the browser's history, so that Back and Forward go from case to case: `show`
 * is told what an entry stands for. Entries of other figures and of fragments carry no mark and change
 * nothing. Hands out what to call when something else is going to be shown.
 */
export function useHistory(show: (text: string) => void): (from: string, to: string) => void {
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      const text = markOf(state);
      if (text !== null) latest.current(text);
    };
    window.addEventListener("popstate", follow);
    return () => {
      window.removeEventListener("popstate", follow);
    };
  }, []);
  return (from, to) => {
    if (from === to) return;
    const state: unknown = window.history.state;
    // What the router has written there stays; a pushed entry has nothing of it, so that the router leaves it alone.
    window.history.replaceState({ ...(typeof state === "object" ? state : null), quiz: from }, "");
    window.history.pushState({ quiz: to }, "");
  };
}

function markOf(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("quiz" in state)) return null;
  return typeof state.quiz === "string" ? state.quiz : null;
}
