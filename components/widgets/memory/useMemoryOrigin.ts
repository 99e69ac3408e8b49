import { useMemo, useState } from "react";
import type { Wish } from "@/lib/scenario-store";
import { EMPTY_VIEW, writeShare } from "@/lib/share";
import type { Origin } from "../scenario/ScenarioBar";
import { type Bases, useAddress } from "../share/address";

/** Where the analyzer's scenario started and how it is written as a link. */
export function useMemoryOrigin(
  figure: string,
  wish: Wish,
  pinned: Wish | null,
  bases: Bases,
  openedBase: string,
): Origin {
  const [base, startFrom] = useState(openedBase);
  const query = useMemo(() => {
    const view = { ...EMPTY_VIEW, pinned: pinned === null ? null : { preset: base, wish: pinned } };
    return writeShare({ preset: base, wish, view }, bases).query;
  }, [base, bases, pinned, wish]);
  const address = useAddress(figure, query, false);
  const baseWish = bases.find(({ id }) => id === base)?.wish ?? bases[0].wish;
  return { base, startFrom, baseWish, ownBase: bases[0].id, original: bases[0].wish, address };
}
