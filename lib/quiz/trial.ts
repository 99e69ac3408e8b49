import { applied, isRemedyId, type Remedy, remedyOf, type Setup } from "@/lib/advice/remedies";
import { simulate } from "@/lib/sim";
import { failureOf, type Footprint, footprintOf, memoryOf } from "@/lib/sim/memory";
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

/** Descriptors that a process may have open, as most systems start with. */
const OPEN_FILES = 1024;

/** Runs a setup, with signals and memory. Without a footprint the dataset is a list of paths. */
export function outcomeOf({ scenario }: Setup, footprint: Footprint | null): Outcome {
  const result = simulate(scenario, "signals");
  const memory = memoryOf([{ result, footprint: footprint ?? footprintOf(scenario) }]);
  const { ramBytes, shmBytes } = scenario.machine;
  return { result, memory, failure: failureOf(memory, { ramBytes, shmBytes, openFiles: OPEN_FILES }) };
}

/** What a case says about the runs of its remedies. */
type Compared = Pick<QuizCase, "objective" | "footprint">;

/** Carries a remedy out in the mildest strength that does it. Null where it does not apply. Throws for an unknown id. */
export function tryRemedy(
  { objective, footprint }: Compared,
  setup: Setup,
  before: Outcome,
  id: string,
): Tried | null {
  if (!isRemedyId(id)) throw new Error(`remedy: found ${id}, allowed is one of the catalogue`);
  const remedy = remedyOf(id);
  const strongEnough = applied(remedy, setup, (changed) =>
    scoreOf(objective, outcomeOf(changed, footprint), before),
  );
  if (strongEnough === null) return null;
  const outcome = outcomeOf(strongEnough.setup, footprint);
  const own = scoreOf(objective, before, before);
  return {
    remedy,
    code: strongEnough.code,
    setup: strongEnough.setup,
    outcome,
    gain: own === 0 ? null : scoreOf(objective, outcome, before) / own - 1,
  };
}
