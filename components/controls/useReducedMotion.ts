import { useState, useSyncExternalStore } from "react";

const QUERY = "(prefers-reduced-motion: reduce)";

/** Whether the reader asked for less motion; follows the setting. True at build: pictures stand still there. */
export function useReducedMotion(): boolean {
  // Asked with every drawing; to make the query anew each time costs more than all else here.
  const [{ read, subscribe }] = useState(createQuery);
  return useSyncExternalStore(subscribe, read, () => true);
}

function createQuery() {
  let media: MediaQueryList | null = null;
  const query = () => (media ??= window.matchMedia(QUERY));
  return {
    read: () => query().matches,
    subscribe: (listener: () => void) => {
      query().addEventListener("change", listener);
      return () => {
        query().removeEventListener("change", listener);
      };
    },
  };
}
