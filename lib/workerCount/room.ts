import type { Wish } from "@/lib/scenario-store";
import { priceOf } from "./price";

/** A limit of the machine that loading would cross. */
export interface Crossed {
  readonly what: "RAM" | "/dev/shm";
  readonly neededBytes: number;
  readonly hasBytes: number;
}

/**
 * The limits that a wish's loaders may come to cross, the main processes with them; its dataset is not known
 * here. Empty where all fits.
 */
export function crossedBy(wish: Wish): readonly Crossed[] {
  const { machine, loader } = wish;
  const { ramBytes, mainBytes, shmBytes } = priceOf(wish, loader.numWorkers);
  const needs: readonly Crossed[] = [
    { what: "RAM", neededBytes: ramBytes + mainBytes, hasBytes: machine.ramBytes },
    { what: "/dev/shm", neededBytes: shmBytes, hasBytes: machine.shmBytes },
  ];
  return needs.filter(({ neededBytes, hasBytes }) => neededBytes > hasBytes);
}

/** Whether it stays within all of them. */
export function fits(wish: Wish): boolean {
  return crossedBy(wish).length === 0;
}
