import { formatMs } from "@/lib/format/number";
import { plural } from "@/lib/words/plural";
import { SETTINGS } from "@/lib/settings";
import { evenAndFed } from "./begin";
import { type HeldBack, mostHeldBack } from "./heldBack";
import { type Attempt, done, missing, type Task, UNTRIED } from "./task";

const ENOUGH = 3;

/** Head-of-line blocking: one slow batch, three finished ones behind it. */
export const holdBack: Task = {
  id: "hold-back",
  title: "Make one slow batch hold three finished ones back",
  hints: [
    "Batches are delivered in the sampler's order, whoever finishes first.",
    "It takes samples of very different cost, several workers, and in_order left on.",
  ],
  way: { begin: evenAndFed, change: { setting: SETTINGS.sampleSigma, value: 2 } },
  prediction: null,
  check: (history) => {
    const last = history.at(-1);
    if (last === undefined) return UNTRIED;
    const most = mostHeldBack(last.result);
    if (most === null || most.finished.length < ENOUGH) return missing(stillMissing(last, most));
    return history.some(isWithout)
      ? { ...done(found(most)), batch: most.slowBatch }
      : { ...missing(`${found(most)} Make that go away first, then bring it back.`), batch: most.slowBatch };
  },
};

/** Whoever has seen the run without it knows what brings it. */
function isWithout({ result }: Attempt): boolean {
  return (mostHeldBack(result)?.finished.length ?? 0) < ENOUGH;
}

function found({ slowBatch, finished, longestMs }: HeldBack): string {
  const [first, second, third] = finished;
  const more = finished.length > ENOUGH ? ` and ${finished.length - ENOUGH} more` : "";
  return `Batch ${slowBatch} held batches ${String(first)}, ${String(second)}, ${String(third)}${more} back; the first of them had been finished for ${formatMs(longestMs)}.`;
}

function stillMissing({ wish }: Attempt, most: HeldBack | null): string {
  const { numWorkers, inOrder } = wish.loader;
  if (numWorkers === 0) return "Without workers batches are loaded one after another; none can overtake.";
  if (!inOrder) return "With in_order=False nothing is held back: what is finished is delivered.";
  if (numWorkers === 1) return "With one worker no batch can overtake another.";
  if (most === null) return "No batch was slow enough to hold a finished one back.";
  return `At most ${plural(most.finished.length, "finished batch", "finished batches")} waited for a slow one; it takes ${ENOUGH}.`;
}
