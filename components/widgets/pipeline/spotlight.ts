import { useEffect, useRef } from "react";
import { useFigures } from "@/components/article/figures";
import type { ScenarioStore } from "@/lib/scenario-store";

/** A figure that is asked to follow a batch. */
interface Wanted {
  readonly figure: string;
  readonly batch: number;
}

interface Spotlight {
  wanted: Wanted | null;
  readonly listeners: Set<() => void>;
}

/** One per page. Not in the store itself: pages without such prose need not carry it. */
const spotlights = new WeakMap<ScenarioStore, Spotlight>();

function spotlightOf(store: ScenarioStore): Spotlight {
  const found = spotlights.get(store) ?? { wanted: null, listeners: new Set() };
  spotlights.set(store, found);
  return found;
}

/** Asks a figure to follow a batch, now or as soon as it has come. */
export function askToFollow(store: ScenarioStore, wanted: Wanted): void {
  const spotlight = spotlightOf(store);
  spotlight.wanted = wanted;
  for (const listener of spotlight.listeners) listener();
}

/** Calls `onAsked` with each batch that the prose asks this figure to follow. */
export function useSpotlight(figure: string, onAsked: (batch: number) => void): void {
  const store = useFigures();
  const asked = useRef(onAsked);
  useEffect(() => {
    asked.current = onAsked;
  });
  useEffect(() => {
    const spotlight = spotlightOf(store);
    const answer = () => {
      if (spotlight.wanted?.figure !== figure) return;
      const { batch } = spotlight.wanted;
      spotlight.wanted = null;
      asked.current(batch);
    };
    answer();
    spotlight.listeners.add(answer);
    return () => {
      spotlight.listeners.delete(answer);
    };
  }, [figure, store]);
}
