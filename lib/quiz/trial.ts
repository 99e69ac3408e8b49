import { applied, isRemedyId, type Remedy, remedyOf, type Setup } from "@/lib/advice/remedies";
import { memoryUsedBy } from "@/lib/advice/memory";
import { toScenario } from "@/lib/scenario-store";
import { simulate } from "@/lib/sim";
import { type Outcome, scoreOf } from "./objective";
import type { QuizCase } from "./quizCase";

/** A remedy that was carried out, with its run beside the one before. */
export interface Tried {
  readonly remedy: Remedy;
  /** What to type. */
  readonly code: string;
  readonly setup: Setup;
  readonly outcome: Outcome;
  /** Score after over score before, less 1; null when the run before did not come to its end. */
  readonly gain: number | null;
}

/** What a case starts from. */
export function setupOf({ wish, footprint, openFiles, hostCores }: QuizCase): Setup {
  return {
    scenario: toScenario(wish),
    ...(footprint === null ? {} : { footprint }),
    ...(openFiles === undefined ? {} : { openFiles }),
    ...(hostCores === undefined ? {} : { hostCores }),
  };
}

/** Runs a setup, with signals, and sees what it takes of the machine's memory. */
export function outcomeOf(setup: Setup): Outcome {
  const result = simulate(setup.scenario, "signals");
  const { timeline, failure } = memoryUsedBy(setup, result);
  return { result, memory: timeline, failure };
}

/** A change of memory alone leaves the run as it was. */
function outcomeAfter(changed: Setup, setup: Setup, { result }: Outcome): Outcome {
  if (changed.scenario !== setup.scenario) return outcomeOf(changed);
  const { timeline, failure } = memoryUsedBy(changed, result);
  return { result, memory: timeline, failure };
}

/** Carries a remedy out in the mildest strength that does it. Null where it does not apply. Throws for an unknown id. */
export function tryRemedy(
  { objective }: Pick<QuizCase, "objective">,
  setup: Setup,
  before: Outcome,
  id: string,
): Tried | null {
  if (!isRemedyId(id)) throw new Error(`remedy: found ${id}, allowed is one of the catalogue`);
  const remedy = remedyOf(id);
  const outcomes = new Map<Setup, Outcome>([[setup, before]]);
  const strongEnough = applied(remedy, setup, (changed) => {
    const outcome = outcomes.get(changed) ?? outcomeAfter(changed, setup, before);
    outcomes.set(changed, outcome);
    return scoreOf(objective, outcome, before);
  });
  if (strongEnough === null) return null;
  const outcome = outcomes.get(strongEnough.setup) ?? before;
  const own = scoreOf(objective, before, before);
  return {
    remedy,
    code: strongEnough.code,
    setup: strongEnough.setup,
    outcome,
    gain: own === 0 ? null : scoreOf(objective, outcome, before) / own - 1,
  };
}
