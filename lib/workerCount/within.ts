import type { Wish } from "@/lib/scenario-store";

/** How many workers a machine has memory for, by the arguments that decide it besides; -1: not even none. */
export type Room = readonly {
  readonly pinMemory: boolean;
  readonly prefetchFactor: number;
  readonly mostWorkers: number;
}[];

/** Whether a wish stays within it. Depths that it says nothing of do not fit. */
export function fitsIn(room: Room, { loader }: Wish): boolean {
  return room.some(
    ({ pinMemory, prefetchFactor, mostWorkers }) =>
      pinMemory === loader.pinMemory &&
      prefetchFactor === loader.prefetchFactor &&
      loader.numWorkers <= mostWorkers,
  );
}
