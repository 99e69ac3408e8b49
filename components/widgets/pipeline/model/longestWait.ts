import type { Gap, Result } from "@/lib/sim";

/** The longest wait of the GPU between its first and its last step; null where it never waits. */
export function longestWait({ gaps, batches }: Result): Gap | null {
  const firstStepMs = batches.stepStartMs[0] ?? 0;
  let longest: Gap | null = null;
  for (const gap of gaps) {
    if (gap.startMs < firstStepMs || gap.batch < 0) continue;
    if (longest === null || gap.endMs - gap.startMs > longest.endMs - longest.startMs) longest = gap;
  }
  return longest;
}
