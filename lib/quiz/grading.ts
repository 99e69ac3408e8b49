import {
  isAccepted,
  isCauseKnown,
  isRemedyKnown,
  isRightCause,
  type Play,
  type Playable,
  type RoundPlay,
  type RoundRules,
} from "./play";

/** Points of a case, and what it can bring at most. */
export interface Grade {
  readonly points: number;
  readonly of: number;
  /** An answer was shown, not found. */
  readonly shown?: boolean | undefined;
}

const GUESS_POINTS = 1;

/** For the right cause, and as much again for the accepted remedy: at the first, the second, any later try. */
const TRY_POINTS = [2, 1, 0] as const;

/** What a hint costs; a round never brings less than nothing. */
export const HINT_COST = 1;

/** Most points of a case. */
export function mostPoints({ rounds }: Playable): number {
  return GUESS_POINTS + rounds.length * 2 * TRY_POINTS[0];
}

/** Points of a play so far. `answer` is the option of the prediction that the simulator proved right. */
export function gradeOf(quizCase: Playable, play: Play, answer: number): Grade {
  const guessed = play.guess === answer ? GUESS_POINTS : 0;
  const inRounds = quizCase.rounds.map((round, index) => roundPoints(round, play.rounds[index]));
  const shown = play.rounds.some(({ causeShown, remedyShown }) => causeShown || remedyShown);
  return {
    points: inRounds.reduce((sum, points) => sum + points, guessed),
    of: mostPoints(quizCase),
    ...(shown && { shown }),
  };
}

function roundPoints(round: RoundRules, played: RoundPlay | undefined): number {
  if (played === undefined) return 0;
  const forCause =
    isCauseKnown(round, played) && !played.causeShown
      ? pointsAt(played.causes.findIndex((id) => isRightCause(round, id)))
      : 0;
  const forRemedy =
    isRemedyKnown(round, played) && !played.remedyShown
      ? pointsAt(played.remedies.findIndex((id) => isAccepted(round, id)))
      : 0;
  return Math.max(0, forCause + forRemedy - HINT_COST * played.hints);
}

function pointsAt(tries: number): number {
  return TRY_POINTS[tries] ?? 0;
}

/** Sum of several grades. */
export function sumOf(grades: readonly Grade[]): Grade {
  return grades.reduce((sum, { points, of }) => ({ points: sum.points + points, of: sum.of + of }), {
    points: 0,
    of: 0,
  });
}
