import type { Setup } from "@/lib/advice/remedies";
import type { Outcome } from "../objective";
import type { QuizCase } from "../quizCase";
import { outcomeOf, setupOf, tryRemedy, type Tried } from "../trial";

/** A setup with its run. */
export interface Ran {
  readonly setup: Setup;
  readonly outcome: Outcome;
}

/** The runs of one case, each computed when it is first asked for. */
export interface CaseRuns {
  /** What a round begins with: the case itself, or what the accepted remedy of the round before has left. */
  readonly before: (round: number) => Ran;
  /** A remedy in a round. Null where it does not apply. */
  readonly tried: (round: number, remedy: string) => Tried | null;
}

/** Remembers every run of a case, so that nothing is simulated twice. */
export function createCaseRuns(quizCase: QuizCase): CaseRuns {
  const begun = new Map<number, Ran>();
  const trials = new Map<string, Tried | null>();

  const before = (round: number): Ran => {
    const known = begun.get(round);
    if (known !== undefined) return known;
    const setup = begins(round);
    const ran = { setup, outcome: outcomeOf(setup) };
    begun.set(round, ran);
    return ran;
  };
  const begins = (round: number): Setup => {
    const previous = quizCase.rounds[round - 1];
    if (previous === undefined) return setupOf(quizCase);
    return tried(round - 1, previous.accepted)?.setup ?? before(round - 1).setup;
  };
  const tried = (round: number, remedy: string): Tried | null => {
    const key = `${round} ${remedy}`;
    const known = trials.get(key);
    if (known !== undefined) return known;
    const { setup, outcome } = before(round);
    const found = tryRemedy(quizCase, setup, outcome, remedy);
    trials.set(key, found);
    return found;
  };
  return { before, tried };
}
