import { formatPercent } from "@/lib/format/number";
import { type Result, simulate } from "@/lib/sim";
import { type Cause, type CauseKind, type Complaint, gpu, LOADER_CAUSES } from "./causes";
import { computingFraction } from "./computing";
import type { Setup } from "./remedies";
import { type Usage, SATURATED_SHARE, usageOf } from "./resources";
import { scoreFor } from "./score";
import { gpuRateOf, type WhatIf, whatIf } from "./whatIf";

/** How far a cause is ahead of the next one. */
export type Confidence = "high" | "medium" | "low";

/** A cause with what it costs. */
export interface RankedCause {
  readonly kind: CauseKind;
  /** What would be gained without it, as a part of what there is. */
  readonly gain: number;
  readonly confidence: Confidence;
  /** The numbers that speak for it, in a sentence. */
  readonly evidence: string;
}

/** Why a run is as slow as it is. */
export interface Diagnosis {
  readonly complaint: Complaint;
  /** What each stage for nothing would gain. */
  readonly stages: WhatIf["gains"];
  /** What a loader that costs nothing would gain: the most that any change to it can. Infinite for the first batch. */
  readonly ceiling: number;
  /** How full every part of the machinery is, the fullest first. */
  readonly usage: readonly Usage[];
  /** The part that has nothing left to give; null where none is full. */
  readonly saturated: Usage | null;
  /** The most likely first; never empty. */
  readonly causes: readonly [RankedCause, ...RankedCause[]];
  /** No change to the loader would gain {@link NOTHING_SHARE}. */
  readonly nothingToGain: boolean;
}

/** Gains below this are lost in the noise of any real run. */
export const NOTHING_SHARE = 0.03;

/** From this part of the time on a busy GPU sets the pace, whatever else could be mended. */
const BUSY_SHARE = 0.85;

/** Causes whose effects differ by less explain the same loss; the more exact is named first. */
const SAME_EFFECT = 0.05;

/**
 * Reruns a setup once without each thing that may hold it up, and ranks these by what that gains. A
 * few dozen short runs: for a worker thread, not for a drag.
 */
export function diagnose(setup: Setup, complaint: Complaint = "throughput"): Diagnosis {
  const run = simulate(setup.scenario, "signals");
  const usage = usageOf(run);
  const [fullest] = usage;
  const found = ranked(LOADER_CAUSES.flatMap((cause) => effectOf(cause, setup, complaint)));
  const nothingToGain = (found[0]?.gain ?? 0) < NOTHING_SHARE;
  return {
    complaint,
    stages: whatIf(setup.scenario).gains,
    ceiling: ceilingOf(setup, complaint),
    usage,
    saturated: fullest !== undefined && fullest.share >= SATURATED_SHARE ? fullest : null,
    causes: withConfidence(withGpu(found, run, setup, complaint, nothingToGain)),
    nothingToGain,
  };
}

/** Up to GPUs that never wait. */
function ceilingOf(setup: Setup, complaint: Complaint): number {
  if (complaint === "firstBatch") return Infinity;
  return Math.max(0, gpuRateOf(setup.scenario) / scoreFor(complaint)(setup) - 1);
}

interface Effect {
  readonly cause: Cause;
  readonly gain: number;
  /** Comparable between causes: the logarithm of the gain, weighted. */
  readonly effect: number;
  readonly evidence: string;
}

/** What a setup gains without a cause; empty where the cause can't be one or gains nothing. */
function effectOf(cause: Cause, setup: Setup, complaint: Complaint): Effect[] {
  if (!cause.explains.includes(complaint)) return [];
  const score = scoreFor(complaint);
  const without = cause.without(setup, score);
  if (without === null) return [];
  const gain = score(without) / score(setup) - 1;
  if (gain < NOTHING_SHARE / 3) return [];
  const evidence = `${GAINED[complaint](gain)} ${cause.otherwise(setup, without)}.`;
  return [{ cause, gain, effect: cause.weight * Math.log1p(gain), evidence }];
}

const times = (gain: number): string =>
  gain < 1 ? `${formatPercent(gain)} more` : `${(1 + gain).toPrecision(2)} times the`;

const GAINED: Readonly<Record<Complaint, (gain: number) => string>> = {
  throughput: (gain) => `There would be ${times(gain)} samples per second`,
  wholeRun: (gain) => `The whole run would take ${formatPercent(gain / (1 + gain))} less time`,
  firstBatch: (gain) => `The first batch would take ${formatPercent(gain / (1 + gain))} less time`,
};

/** The largest effect first; of those that are the same, the one named first. */
function ranked(effects: readonly Effect[]): readonly Effect[] {
  const left = [...effects];
  const order: Effect[] = [];
  while (left.length > 0) {
    const largest = Math.max(...left.map(({ effect }) => effect));
    const at = left.findIndex(({ effect }) => effect >= (1 - SAME_EFFECT) * largest);
    order.push(...left.splice(at, 1));
  }
  return order;
}

/** The GPU comes first where it hardly ever waits, and last everywhere else. */
function withGpu(
  found: readonly Effect[],
  run: Result,
  setup: Setup,
  complaint: Complaint,
  nothingToGain: boolean,
): readonly Effect[] {
  if (complaint === "firstBatch") return found;
  const computing = computingFraction(run);
  const [effect] = effectOf(gpu, setup, complaint);
  const busy: Effect = {
    cause: gpu,
    gain: effect?.gain ?? 0,
    effect: effect?.effect ?? 0,
    evidence: `The GPU computes ${formatPercent(computing)} of the time.`,
  };
  const first = complaint === "throughput" ? computing >= BUSY_SHARE : false;
  return first || nothingToGain ? [busy, ...found] : [...found, busy];
}

/** Ahead of the next by a factor of two is high, by a third medium. */
function withConfidence(effects: readonly Effect[]): [RankedCause, ...RankedCause[]] {
  const all = effects.map(({ cause, gain, effect, evidence }, at): RankedCause => {
    const next = effects[at + 1]?.effect ?? 0;
    return { kind: cause.kind, gain, evidence, confidence: confidenceOf(effect, next) };
  });
  const [first, ...rest] = all;
  return [first ?? NO_CAUSE, ...rest];
}

function confidenceOf(effect: number, next: number): Confidence {
  if (effect >= 2 * next) return "high";
  return effect >= 1.33 * next ? "medium" : "low";
}

const NO_CAUSE: RankedCause = {
  kind: "gpu",
  gain: 0,
  confidence: "low",
  evidence: "Nothing that was tried makes a difference.",
};
