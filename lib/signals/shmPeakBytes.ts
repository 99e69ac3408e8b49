import type { Result } from "@/lib/sim";

/** The most bytes that a run ever had in `/dev/shm`. Needs a run recorded with signals. */
export function shmPeakBytes({ levels }: Result): number {
  return levels.shmBytes.values
    .subarray(0, levels.shmBytes.count)
    .reduce((most, bytes) => Math.max(most, bytes), 0);
}
