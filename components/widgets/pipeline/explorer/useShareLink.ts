import { useEffect, useMemo, useState } from "react";
import type { Wish } from "@/lib/scenario-store";
import {
  DEFAULT_BASES,
  EMPTY_VIEW,
  readShare,
  writeShare,
  type Base,
  type Opened,
  type View,
} from "@/lib/share";
import type { Explorer } from "./useExplorer";

/** What links may start from. */
export type Bases = readonly [Base, ...Base[]];

/** The bases of a figure's links: its own scenario first, then all presets. */
export function basesOf(figure: string, original: Wish): Bases {
  return [{ id: figure, wish: original }, ...DEFAULT_BASES];
}

/** Reads the state that the address brings for this figure; null when it brings none. */
export function readAddress(figure: string, bases: Bases): Opened | null {
  const query = window.location.search.slice(1);
  if (new URLSearchParams(query).get(FIGURE_KEY) !== figure) return null;
  return readShare(query, bases);
}

/** The key that says which figure of the page a link means. */
const FIGURE_KEY = "figure";

/** The address is written when the reader has paused for this long. */
const SETTLED_MS = 400;

/** The explorer's state as an address: kept in the address bar, copied on demand. */
export function useShareLink(explorer: Explorer, bases: Bases, openedBase: string) {
  const { figure, wish, window: shown, selection, atMs, pinned, playbackView } = explorer;
  const [base, startFrom] = useState(openedBase);
  const baseWish = bases.find(({ id }) => id === base)?.wish ?? bases[0].wish;
  const isPlaying = playbackView.playback.status === "playing";

  const query = useMemo(() => {
    const view: View = {
      ...EMPTY_VIEW,
      atMs: Math.round(atMs),
      zoom: { fromMs: Math.round(shown.fromMs), toMs: Math.round(shown.untilMs) },
      selection,
      pinned: pinned === null ? null : { preset: base, wish: pinned },
    };
    return `${FIGURE_KEY}=${figure}&${writeShare({ preset: base, wish, view }, bases).query}`;
  }, [atMs, base, bases, figure, pinned, selection, shown, wish]);

  useTouched(query, isPlaying);

  return {
    base,
    startFrom,
    baseWish,
    ownBase: bases[0].id,
    original: bases[0].wish,
    address: () => addressOf(query),
  };
}

/** See {@link useShareLink}. */
export type ShareLink = ReturnType<typeof useShareLink>;

/** Writes the query into the address bar once it has settled; the first one is the page's own and stays away. */
function useTouched(query: string, isPlaying: boolean): void {
  const [first] = useState(query);
  useEffect(() => {
    if (isPlaying || query === first) return;
    const timer = setTimeout(() => {
      window.history.replaceState(window.history.state, "", addressOf(query));
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [query, first, isPlaying]);
}

function addressOf(query: string): string {
  const { origin, pathname, hash } = window.location;
  return `${origin}${pathname}?${query}${hash}`;
}
