import { REMEDIES, type RemedyId, type Setup } from "@/lib/advice/remedies";
import { type Outcome, scoreOf } from "@/lib/quiz/objective";
import type { QuizCase, Round } from "@/lib/quiz/quizCase";
import { outcomeOf, setupOf, tryRemedy, type Tried } from "@/lib/quiz/trial";

/** A remedy of the catalogue on the setup of a round. */
export interface Scored extends Tried {
  readonly id: RemedyId;
  readonly score: number;
}

/** A round with everything that could be done in it. */
export interface PlayedRound {
  readonly round: Round;
  readonly before: Outcome;
  /** Score of the setup as it is. */
  readonly own: number;
  /** All remedies that apply. */
  readonly tried: readonly Scored[];
  readonly accepted: Scored | undefined;
}

/** The rounds of a case, each on the setup that the accepted remedy of the round before has left. */
export function playedRounds(quizCase: QuizCase): readonly PlayedRound[] {
  let setup: Setup = setupOf(quizCase);
  return quizCase.rounds.map((round) => {
    const played = playedRound(quizCase, round, setup);
    setup = played.accepted?.setup ?? setup;
    return played;
  });
}

function playedRound(quizCase: QuizCase, round: Round, setup: Setup): PlayedRound {
  const { objective } = quizCase;
  const before = outcomeOf(setup);
  const tried = REMEDIES.flatMap(({ id }): Scored[] => {
    const one = tryRemedy(quizCase, setup, before, id);
    return one === null ? [] : [{ ...one, id, score: scoreOf(objective, one.outcome, before) }];
  });
  const accepted = tried.find(({ id }) => id === round.accepted);
  return { round, before, own: scoreOf(objective, before, before), tried, accepted };
}
