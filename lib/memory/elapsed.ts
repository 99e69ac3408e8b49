import { formatDuration } from "@/lib/format/duration";
import { formatMs } from "@/lib/format/number";
import type { EpochClock } from "@/lib/sim/memory";

/** A moment of a drawn run in words: its own time, or about what it stands for in a longer epoch. */
export function elapsed({ stretch }: EpochClock, ms: number): string {
  return stretch === 1 ? formatMs(ms) : `about ${formatDuration(stretch * ms)}`;
}
