import { useCallback, useMemo, useState } from "react";
import type { Wish } from "@/lib/scenario-store";
import { type Opened, writeShare } from "@/lib/share";
import { type Bases, useAddress } from "../../share/address";
import { shownView } from "./shownView";
import type { Explorer } from "./useExplorer";

/**
 * The explorer's state as an address: kept in the address bar, copied on demand. The base follows from the
 * history of the settings, so that whoever undoes the choice of a preset has the earlier one again.
 */
export function useShareLink(explorer: Explorer, bases: Bases, opened: Opened | null) {
  const { figure, store, wish, window: shown, selection, atMs, speed, pinned, isPlaying } = explorer;
  const [starts] = useState(() => startsOf(bases, opened));
  const { past, present } = store.history(figure);
  const latestStart = [...past, present].findLast((state) => starts.has(state));
  const base = (latestStart && starts.get(latestStart)) ?? opened?.preset ?? bases[0].id;
  const baseWish = bases.find(({ id }) => id === base)?.wish ?? bases[0].wish;

  const write = useCallback(() => {
    const view = shownView({ atMs, window: shown, selection, speed, pinned }, base);
    return writeShare({ preset: base, wish, view }, bases).query;
  }, [atMs, base, bases, pinned, selection, shown, speed, wish]);
  const address = useAddress(figure, write, isPlaying);

  // A link may start far from its base; ranges are made for where it starts.
  const start = opened !== null && opened.preset === base ? opened.wish : baseWish;

  return useMemo(
    () => ({
      base,
      baseWish,
      start,
      ownBase: bases[0].id,
      original: bases[0].wish,
      address,
      /** A state that readers start from rather than make: it belongs to a base, and ticks no task. */
      startFrom: (id: string, state: Wish) => {
        starts.set(state, id);
      },
      isStart: (state: Wish) => starts.has(state),
    }),
    [address, base, baseWish, bases, start, starts],
  );
}

/** See {@link useShareLink}. */
export type ShareLink = ReturnType<typeof useShareLink>;

function startsOf(bases: Bases, opened: Opened | null): WeakMap<Wish, string> {
  const starts = new WeakMap(bases.map(({ id, wish }) => [wish, id]));
  if (opened !== null) starts.set(opened.wish, opened.preset);
  return starts;
}
