import { formatPercent, formatPerSecond } from "@/lib/format/number";
import { hasWorkers, type Scenario } from "@/lib/sim";
import { BOUND_WORDS } from "@/lib/workerCount/words";
import { CAUSES } from "../causes";
import type { Diagnosis } from "../diagnose";
import { isSame } from "./settings";
import type { Advised } from "./recommend";

/** A recommendation in words. */
export interface Explained {
  /** What to do, with what it brings. */
  readonly headline: string;
  /** Why, and why not more: one to three sentences. */
  readonly detail: string;
}

/** Says what to set and why. */
export function explain(before: Scenario, advised: Advised | null, diagnosis: Diagnosis): Explained {
  if (advised === null) {
    return {
      headline: "No setting fits into this memory.",
      detail:
        "One worker with one batch in flight is already more than there is room for. Make batches smaller.",
    };
  }
  return { headline: headlineOf(before, advised), detail: detailOf(advised, diagnosis) };
}

function headlineOf(
  before: Scenario,
  { setup, samplesPerSecond, gain, leaveItAlone, tooLarge }: Advised,
): string {
  if (leaveItAlone) return `Leave it alone: ${formatPerSecond(samplesPerSecond)}.`;
  const changes = changesBetween(before, setup.scenario).join(", ");
  if (tooLarge) return `${changes}: ${formatPerSecond(samplesPerSecond)}, and it fits into memory.`;
  return `${changes}: ${formatPerSecond(samplesPerSecond)}, ${formatPercent(gain)} more.`;
}

function detailOf({ leaveItAlone, samplesPerSecond, bestPerSecond }: Advised, diagnosis: Diagnosis): string {
  const [first] = diagnosis.causes;
  const cause = `${CAUSES[first.kind].title}: ${lower(first.evidence)}`;
  const full =
    diagnosis.saturated === null
      ? "No part of the machinery is full."
      : `What is full is ${BOUND_WORDS[diagnosis.saturated.resource].subject.replace(/,$/, "")}, to ${formatPercent(diagnosis.saturated.share)}.`;
  const rest = leaveItAlone
    ? `No setting gains 3\u202f%.`
    : `The best of all settings makes ${formatPerSecond(bestPerSecond)}; this is the smallest within 2\u202f% of it.`;
  return samplesPerSecond > 0 ? `${cause} ${full} ${rest}` : `${cause} ${full}`;
}

/** What differs, as arguments are written. */
export function changesBetween(before: Scenario, after: Scenario): readonly string[] {
  if (isSame(after, before)) return [];
  const workers = after.loader.numWorkers;
  const was = hasWorkers(before.loader) ? before.loader : null;
  const is = hasWorkers(after.loader) ? after.loader : null;
  const differs = (key: "prefetchFactor" | "persistentWorkers" | "inOrder"): boolean =>
    is !== null && is[key] !== (was?.[key] ?? DEFAULTS[key]);
  return [
    ...(workers === before.loader.numWorkers ? [] : [`num_workers=${workers}`]),
    ...(differs("prefetchFactor") ? [`prefetch_factor=${is?.prefetchFactor ?? 0}`] : []),
    ...(after.loader.pinMemory === before.loader.pinMemory ? [] : ["pin_memory=True"]),
    ...(after.training.copy?.nonBlocking === before.training.copy?.nonBlocking ? [] : ["non_blocking=True"]),
    ...(differs("persistentWorkers") ? ["persistent_workers=True"] : []),
    ...(differs("inOrder") ? ["in_order=False"] : []),
  ];
}

const DEFAULTS = { prefetchFactor: 2, persistentWorkers: false, inOrder: true } as const;

function lower(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
