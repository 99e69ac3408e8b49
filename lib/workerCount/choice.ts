import type { Wish } from "@/lib/scenario-store";
import { depthFor } from "./depth";
import { pinnedWish, WORTH_PINNING_SHARE } from "./pinning";
import { type Choice, type Findings, rateOf, type Sought, type Sounded } from "./sounded";

/** What was found, as arguments. */
export function choiceOf(wish: Wish, sounded: Sounded): Choice {
  const { numWorkers } = sounded.knee;
  const prefetchFactor = depthFor(sounded.depths)?.prefetchFactor ?? wish.loader.prefetchFactor;
  return {
    wish: { ...wish, loader: { ...wish.loader, numWorkers, prefetchFactor } },
    samplesPerSecond: rateOf(sounded),
  };
}

/** Where pinned memory gains enough: those arguments, and what they gain over those without. Else null. */
export function pinnedChoice(
  wish: Wish,
  found: Sought,
): { readonly choice: Choice; readonly sounded: Sounded; readonly gain: number } | null {
  const pinning = pinnedWish(wish);
  if (pinning === null || found.pinned === null) return null;
  const choice = choiceOf(pinning, found.pinned);
  const gain = choice.samplesPerSecond / rateOf(found) - 1;
  return gain < WORTH_PINNING_SHARE ? null : { choice, sounded: found.pinned, gain };
}

/** The fastest arguments that fit the machine or, where none do, the fastest of all. */
export function bestOf(wish: Wish, found: Findings): Choice {
  return found.fitting ?? fastestOf(wish, found);
}

/** The fastest arguments, pinned only where that gains enough. */
export function fastestOf(wish: Wish, found: Sought): Choice {
  return pinnedChoice(wish, found)?.choice ?? choiceOf(wish, found);
}
