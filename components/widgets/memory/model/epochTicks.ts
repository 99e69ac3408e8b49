import { niceTicks } from "@/components/charts/niceTicks";
import { formatDuration } from "@/lib/format/duration";
import type { EpochClock } from "@/lib/sim/memory";

/** Units of time that ticks are round in, with the range from which each is taken. */
const UNITS = [
  { unitMs: 86_400_000, fromMs: 4 * 86_400_000 },
  { unitMs: 3_600_000, fromMs: 4 * 3_600_000 },
  { unitMs: 60_000, fromMs: 4 * 60_000 },
] as const;

/** About so many moments of a drawn run, round in the time of the epoch that it stands for, and how each is written. */
export function epochTicks({ stretch }: EpochClock, endMs: number, count: number) {
  const lasting = stretch * endMs;
  const unitMs = UNITS.find(({ fromMs }) => lasting >= fromMs)?.unitMs ?? 1;
  const ticks = niceTicks(0, lasting / unitMs, count).map((tick) => (tick * unitMs) / stretch);
  return { ticks, format: (ms: number) => (ms === 0 ? "0" : formatDuration(stretch * ms)) };
}
