import { formatPercent } from "@/lib/format/number";
import type { Wish } from "@/lib/scenario-store";
import { ordinal } from "@/lib/words/ordinal";
import { boundInWords } from "./boundInWords";
import { nextLimit } from "./nextLimit";
import { samplesInWords } from "./rateInWords";
import type { Knee } from "./recommend";
import { GOOD_ENOUGH_SHARE } from "./shares";
import { BOUND_WORDS } from "./words";

/** Why that many workers and not more, in one to three sentences that stand beside a rate. */
export function reasonFor(
  wish: Wish,
  { numWorkers, pace }: Pick<Knee, "numWorkers" | "pace">,
  samplesPerSecond: number,
): string {
  switch (pace.kind) {
    case "handOver":
      return "Handing a batch over costs more than loading it: the main process does better alone.";
    case "climbing":
      return `The rate still rises where the picture ends: the knee lies beyond it.${limitAfter(wish, numWorkers)}`;
    case "threads":
      return `${nextGains(numWorkers)}. Threads of the library wait for one another and keep their cores meanwhile.`;
    case "order":
      return `${nextGains(numWorkers)}. No single part sets the pace: batches differ, and finished ones wait for their turn.`;
    case "bound":
      return `${nextGains(numWorkers)}. ${boundInWords(wish, numWorkers, pace.key, samplesPerSecond)}.`;
  }
}

function limitAfter(wish: Wish, numWorkers: number): string {
  const next = nextLimit(wish, numWorkers);
  if (next === undefined) return "";
  const { subject } = BOUND_WORDS[next.key];
  return ` The next limit is at ${samplesInWords(next.samplesPerSecond)}: ${subject.replace(/,$/, "")}.`;
}

function nextGains(numWorkers: number): string {
  const next = numWorkers === 0 ? "A worker" : `The ${ordinal(numWorkers + 1)}`;
  return `${next} gains under ${formatPercent(GOOD_ENOUGH_SHARE)}`;
}
