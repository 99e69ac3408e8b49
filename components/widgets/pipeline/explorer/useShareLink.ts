import { useCallback, useMemo, useState } from "react";
import { EMPTY_VIEW, type Opened, type View, writeShare } from "@/lib/share";
import { type Bases, useAddress } from "../../share/address";
import type { Explorer } from "./useExplorer";

/** The explorer's state as an address: kept in the address bar, copied on demand. */
export function useShareLink(explorer: Explorer, bases: Bases, opened: Opened | null) {
  const { figure, wish, window: shown, selection, atMs, pinned, isPlaying } = explorer;
  const [base, startFrom] = useState(opened?.preset ?? bases[0].id);
  const baseWish = bases.find(({ id }) => id === base)?.wish ?? bases[0].wish;

  const write = useCallback(() => {
    const view: View = {
      ...EMPTY_VIEW,
      atMs: Math.round(atMs),
      zoom: { fromMs: Math.round(shown.fromMs), toMs: Math.round(shown.untilMs) },
      selection,
      pinned: pinned === null ? null : { preset: base, wish: pinned },
    };
    return writeShare({ preset: base, wish, view }, bases).query;
  }, [atMs, base, bases, pinned, selection, shown, wish]);
  const address = useAddress(figure, write, isPlaying);

  // A link may start far from its base; ranges are made for where it starts.
  const start = opened !== null && opened.preset === base ? opened.wish : baseWish;

  return useMemo(
    () => ({ base, startFrom, baseWish, start, ownBase: bases[0].id, original: bases[0].wish, address }),
    [address, base, baseWish, bases, start],
  );
}

/** See {@link useShareLink}. */
export type ShareLink = ReturnType<typeof useShareLink>;
