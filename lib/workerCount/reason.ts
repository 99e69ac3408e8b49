import { formatPercent } from "@/lib/format/number";
import type { Wish } from "@/lib/scenario-store";
import { ordinal } from "@/lib/words/ordinal";
import { boundInWords } from "./boundInWords";
import type { Knee } from "./recommend";
import { GOOD_ENOUGH_SHARE } from "./shares";

/** Why that many workers and not more, in one or two sentences. */
export function reasonFor(wish: Wish, { numWorkers, pace }: Pick<Knee, "numWorkers" | "pace">): string {
  switch (pace.kind) {
    case "handOver":
      return "Handing a batch over costs more than loading it: the main process does better alone.";
    case "climbing":
      return "Every worker still adds its share; the knee lies beyond the picture.";
    case "threads":
      return `${nextGains(numWorkers)}. Threads of the library wait for one another and keep their cores meanwhile.`;
    case "order":
      return `${nextGains(numWorkers)}. No single part sets the pace: batches differ, and finished ones wait for their turn.`;
    case "bound":
      return `${nextGains(numWorkers)}. ${boundInWords(wish, Math.max(1, numWorkers), pace.key)}.`;
  }
}

function nextGains(numWorkers: number): string {
  const next = numWorkers === 0 ? "A worker" : `The ${ordinal(numWorkers + 1)}`;
  return `${next} gains under ${formatPercent(GOOD_ENOUGH_SHARE)}`;
}
