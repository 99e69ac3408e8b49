import { mostOf, withKnownData } from "@/lib/memory/most";
import type { Wish } from "@/lib/scenario-store";
import { type Crossed, limitsCrossed } from "@/lib/sim/memory";

/** The limits that a wish may come to cross, as far as its memory is known. Empty where all fits. */
export function crossedBy(wish: Wish): readonly Crossed[] {
  return limitsCrossed(mostOf(withKnownData(wish)), wish.machine);
}

/** Whether it stays within all of them. */
export function fits(wish: Wish): boolean {
  return crossedBy(wish).length === 0;
}
