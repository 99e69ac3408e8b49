import type { Failure, Limits } from "./limits";

/** A limit that is too small for what may come to be needed. */
export interface Crossed {
  readonly what: Exclude<Failure["what"], "openFiles">;
  readonly neededBytes: number;
  readonly hasBytes: number;
}

/** Of RAM in all, and of it in `/dev/shm`: what is needed, or what there is. */
type Memory = Pick<Limits, "ramBytes" | "shmBytes">;

/** The limits of memory that a loader may come to cross, `/dev/shm` first; empty where all fits. */
export function limitsCrossed(most: Memory, limits: Memory): readonly Crossed[] {
  const needs: readonly Crossed[] = [
    { what: "shm", neededBytes: most.shmBytes, hasBytes: limits.shmBytes },
    { what: "ram", neededBytes: most.ramBytes, hasBytes: limits.ramBytes },
  ];
  return needs.filter(({ neededBytes, hasBytes }) => neededBytes > hasBytes);
}
