import { toScenario, type Wish } from "@/lib/scenario-store";
import { atMost, type Crossed, footprintOf, limitsCrossed } from "@/lib/sim/memory";
import { ALL_COUNTS } from "@/lib/workerCurve";
import { DEPTHS, SHALLOWEST } from "./depth";
import type { Room } from "./within";

/**
 * The limits that a wish's loaders may come to cross, the main processes with them; its dataset is not known
 * here. Empty where all fits.
 */
export function crossedBy(wish: Wish): readonly Crossed[] {
  const scenario = toScenario(wish);
  const footprint = footprintOf(scenario);
  const most = atMost(scenario, { ...footprint, dataset: { ...footprint.dataset, bytes: 0 } });
  return limitsCrossed(most, wish.machine);
}

/** Whether it stays within all of them. */
export function fits(wish: Wish): boolean {
  return crossedBy(wish).length === 0;
}

/** What a search may take, so that it needs to know nothing of memory: more workers never take less of it. */
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
