import { useEffect, useState } from "react";
import type { Wish } from "@/lib/scenario-store";
import { type Base, DEFAULT_BASES, type Opened, readShare } from "@/lib/share";

/** What links may start from. */
export type Bases = readonly [Base, ...Base[]];

/** The bases of a figure's links: its own scenario first, then all presets, then what the figure has besides. */
export function basesOf(figure: string, original: Wish, besides: readonly Base[] = []): Bases {
  return [{ id: figure, wish: original }, ...DEFAULT_BASES, ...besides];
}

/** The key that says which figure of the page a link means. */
const FIGURE_KEY = "figure";

/** The query that the address brings for this figure; null when it means another one or none. */
export function ownQuery(figure: string): string | null {
  const query = window.location.search.slice(1);
  return new URLSearchParams(query).get(FIGURE_KEY) === figure ? query : null;
}

/** Reads the state that the address brings for this figure; null when it brings none. */
export function readAddress(figure: string, bases: Bases): Opened | null {
  const query = ownQuery(figure);
  return query === null ? null : readShare(query, bases);
}

/** The address is written when the reader has paused for this long. */
const SETTLED_MS = 400;

/**
 * Keeps a figure's state in the address bar once it has settled, and hands out the address. The first
 * state is the page's own and stays away; while `isPlaying` nothing is written.
 */
export function useAddress(figure: string, query: string, isPlaying: boolean): () => string {
  const own = `${FIGURE_KEY}=${figure}&${query}`;
  const [first] = useState(own);
  useEffect(() => {
    if (isPlaying || own === first) return;
    const timer = setTimeout(() => {
      window.history.replaceState(window.history.state, "", addressOf(own));
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [own, first, isPlaying]);
  return () => addressOf(own);
}

function addressOf(query: string): string {
  const { origin, pathname, hash } = window.location;
  return `${origin}${pathname}?${query}${hash}`;
}
