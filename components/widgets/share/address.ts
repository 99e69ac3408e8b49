import { useCallback, useEffect, useRef, useState } from "react";
import type { Wish } from "@/lib/scenario-store";
import {
  type Base,
  DEFAULT_BASES,
  knowsKey,
  type Opened,
  problem,
  type Problem,
  readShare,
  strangers,
} from "@/lib/share";
import { isEmbedded, readStored, store } from "./stored";

/** What links may start from. */
export type Bases = readonly [Base, ...Base[]];

/** The bases of a figure's links: its own scenario first, then all presets, then what the figure has besides. */
export function basesOf(figure: string, original: Wish, besides: readonly Base[] = []): Bases {
  return [{ id: figure, wish: original }, ...DEFAULT_BASES, ...besides];
}

/** The key that says which figure of the page a link means. */
const FIGURE_KEY = "figure";

/**
 * The query that the address brings for this figure; null when it means another one or none. In a frame there
 * is one figure: an address that names none means that one.
 */
export function ownQuery(figure: string): string | null {
  const query = window.location.search.slice(1);
  const named = new URLSearchParams(query).get(FIGURE_KEY);
  const isOwn = named === null ? query !== "" && isEmbedded() : named === figure;
  return isOwn ? query : null;
}

/**
 * Reads the state that the address brings for this figure, else the one that an earlier visit left; null
 * when there is neither. `extraKeys` are keys that the figure reads by itself.
 */
export function readAddress(figure: string, bases: Bases, extraKeys: readonly string[] = []): Opened | null {
  const query = ownQuery(figure);
  if (query === null) return readStored(figure, bases);
  const opened = readShare(query, bases);
  return {
    ...opened,
    problems: [...opened.problems, ...strangers(query, [FIGURE_KEY, ...extraKeys])],
  };
}

/** What the address asks of no figure of this page, though it is meant for one. */
export function strayProblems(figures: readonly string[]): readonly Problem[] {
  const entries = new URLSearchParams(window.location.search);
  const named = entries.get(FIGURE_KEY);
  const allowed = figures.length === 1 ? String(figures[0]) : `one of ${figures.join(", ")}`;
  if (named !== null) return figures.includes(named) ? [] : [problem(FIGURE_KEY, named, allowed)];
  const isStray = !isEmbedded() && [...entries.keys()].some(knowsKey);
  return isStray
    ? [problem(FIGURE_KEY, "", `${allowed}; without it the settings of this link go nowhere`)]
    : [];
}

/** The address is written when the reader has paused for this long. */
const SETTLED_MS = 400;

/**
 * Keeps a figure's state in the address bar and for the next visit once it has settled, and hands out
 * the address. The first state is the page's own and stays away until there has been another; while
 * `isPlaying` nothing is written. A function as `query` has to change with the state; it is called once
 * that has settled, so that a drag does not pay for it.
 */
export function useAddress(figure: string, query: string | (() => string), isPlaying: boolean): () => string {
  const read = typeof query === "string" ? () => query : query;
  const latest = useRef(read);
  const [first] = useState(read);
  const isWritten = useRef(false);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    if (isPlaying) return;
    const timer = setTimeout(() => {
      const now = latest.current();
      if (now === first && !isWritten.current) return;
      isWritten.current = true;
      window.history.replaceState(window.history.state, "", addressOf(figure, now) + window.location.hash);
      store(figure, now);
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [figure, query, first, isPlaying]);
  return useCallback(() => addressOf(figure, latest.current()), [figure]);
}

/** Without the place that its maker had jumped to before: whoever opens it is brought to the figure. */
function addressOf(figure: string, query: string): string {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}?${FIGURE_KEY}=${figure}${query && `&${query}`}`;
}
