import type { BatchTable } from "@/lib/sim";

/** When the last step of each epoch but the last ends, in milliseconds. */
export function epochEnds({ count, epoch, stepEndMs }: BatchTable): readonly number[] {
  const ends: number[] = [];
  for (let row = 1; row < count; row += 1) {
    if (epoch[row] !== epoch[row - 1]) ends.push(stepEndMs[row - 1] ?? 0);
  }
  return ends;
}
