import type { EpochBreak } from "@/lib/advice/epochBreak";
import { formatMs } from "@/lib/format/number";

/** Shorter differences are noise of the drawn costs. */
const SAME_MS = 1;

/** What lies between two epochs, and what `persistent_workers` makes of it. */
export function BreakNote({ between }: { readonly between: EpochBreak }) {
  return <p className="epoch-break">{breakInWords(between)}</p>;
}

/** The break and the saving as sentences. */
export function breakInWords({ persistentWorkers, breakMs, otherBreakMs }: EpochBreak): string {
  const now = `Between two epochs the GPU has no step for ${formatMs(breakMs)}.`;
  const savedMs = persistentWorkers ? otherBreakMs - breakMs : breakMs - otherBreakMs;
  if (savedMs < SAME_MS) return `${now} Here persistent_workers makes no difference to that.`;
  return persistentWorkers
    ? `${now} With workers started anew it would be ${formatMs(otherBreakMs)}: persistent_workers saves ${formatMs(savedMs)} per epoch.`
    : `${now} With persistent_workers it would be ${formatMs(otherBreakMs)}: ${formatMs(savedMs)} saved per epoch.`;
}
