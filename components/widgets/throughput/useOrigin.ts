import { useCallback, useMemo, useState } from "react";
import type { Wish } from "@/lib/scenario-store";
import { EMPTY_VIEW, withinReach, writeShare } from "@/lib/share";
import type { Origin } from "../scenario/ScenarioBar";
import { type Bases, useAddress } from "../share/address";
import { withOverlays } from "./model/overlayLink";

/** Where the profiler's scenario started and how it is written as a link. */
export function useOrigin(
  figure: string,
  wish: Wish,
  pinned: Wish | null,
  bases: Bases,
  openedBase: string,
  overlayIds: readonly string[],
): Origin {
  const [base, startFrom] = useState(openedBase);
  const query = useCallback(() => {
    const view = { ...EMPTY_VIEW, pinned: pinned === null ? null : { preset: base, wish: readable(pinned) } };
    return withOverlays(writeShare({ preset: base, wish: readable(wish), view }, bases).query, overlayIds);
  }, [base, bases, overlayIds, pinned, wish]);
  const address = useAddress(figure, query, false);
  const baseWish = bases.find(({ id }) => id === base)?.wish ?? bases[0].wish;
  return useMemo(
    () => ({ base, startFrom, baseWish, ownBase: bases[0].id, original: bases[0].wish, address }),
    [address, base, baseWish, bases],
  );
}

/** A curve does not depend on the number of samples: a link says one that can be honoured. */
function readable(wish: Wish): Wish {
  return withinReach(wish) ?? wish;
}
