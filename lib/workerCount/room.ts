import { mostOf, withKnownData } from "@/lib/memory/most";
import type { Wish } from "@/lib/scenario-store";
import { type Crossed, limitsCrossed } from "@/lib/sim/memory";
import { ALL_COUNTS } from "@/lib/workerCurve";
import { DEPTHS, SHALLOWEST } from "./depth";
import type { Room } from "./within";

/** The limits that a wish may come to cross, as far as its memory is known. Empty where all fits. */
export function crossedBy(wish: Wish): readonly Crossed[] {
  return limitsCrossed(mostOf(withKnownData(wish)), wish.machine);
}

/** Whether it stays within all of them. */
export function fits(wish: Wish): boolean {
  return crossedBy(wish).length === 0;
}

/** What a search may take, so that its thread fetches no code for memory: more workers never take less of it. */
export function roomOf(wish: Wish): Room {
  const depths = [...new Set([wish.loader.prefetchFactor, SHALLOWEST, ...DEPTHS])];
  return [false, true].flatMap((pinMemory) =>
    depths.map((prefetchFactor) => {
      const isEnough = (numWorkers: number) =>
        fits({ ...wish, loader: { ...wish.loader, pinMemory, prefetchFactor, numWorkers } });
      return { pinMemory, prefetchFactor, mostWorkers: ALL_COUNTS.findLast(isEnough) ?? -1 };
    }),
  );
}
