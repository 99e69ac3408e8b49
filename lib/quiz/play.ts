import type { Round } from "./quizCase";

/** What of a round decides how it is played and graded. */
export type RoundRules = Pick<Round, "causes" | "hints" | "remedies" | "accepted" | "equivalent">;

/** What of a case decides how it is played and graded. */
export interface Playable {
  readonly rounds: readonly RoundRules[];
}

/** What a reader has done in one case so far. Everything that the quiz shows follows from it. */
export interface Play {
  /** Index of the option; null when the question was left out. */
  readonly guess: number | null | "open";
  readonly rounds: readonly RoundPlay[];
}

/** What a reader has done in one round. */
export interface RoundPlay {
  readonly hints: number;
  /** Ids of the causes that were named, in this order. */
  readonly causes: readonly string[];
  /** The right cause was shown, not found. */
  readonly causeShown: boolean;
  /** Ids of the remedies that were tried, in this order. */
  readonly remedies: readonly string[];
  readonly remedyShown: boolean;
  /** The explanation was read and left. */
  readonly isLeft: boolean;
}

/** What a reader does next. `explained` is the end of a round; that of the last round the end of the case. */
export type Step =
  | { readonly kind: "predict" }
  | { readonly kind: "cause"; readonly round: number }
  | { readonly kind: "remedy"; readonly round: number }
  | { readonly kind: "explained"; readonly round: number; readonly isLast: boolean };

/** One thing that a reader can do. */
export type Move =
  | { readonly kind: "guess"; readonly option: number | null }
  | { readonly kind: "nameCause"; readonly id: string }
  | { readonly kind: "tryRemedy"; readonly id: string }
  | { readonly kind: "hint" }
  | { readonly kind: "show" }
  | { readonly kind: "goOn" };

const UNPLAYED: RoundPlay = {
  hints: 0,
  causes: [],
  causeShown: false,
  remedies: [],
  remedyShown: false,
  isLeft: false,
};

/** Nothing done yet. */
export function playOf({ rounds }: Playable): Play {
  return { guess: "open", rounds: rounds.map(() => UNPLAYED) };
}

/** Whether the cause of a round is known, found or shown. */
export function isCauseKnown(round: RoundRules, { causes, causeShown }: RoundPlay): boolean {
  return causeShown || causes.some((id) => isRightCause(round, id));
}

/** Whether the accepted remedy of a round was tried or shown. */
export function isRemedyKnown(round: RoundRules, { remedies, remedyShown }: RoundPlay): boolean {
  return remedyShown || remedies.some((id) => isAccepted(round, id));
}

/** Whether that is the accepted remedy of a round, or one that comes to the same thing. */
export function isAccepted({ accepted, equivalent = [] }: RoundRules, id: string): boolean {
  return id === accepted || equivalent.some(({ remedy }) => remedy === id);
}

/** Whether that is the cause. */
export function isRightCause({ causes }: RoundRules, id: string): boolean {
  return causes.some((cause) => cause.id === id && cause.isRight);
}

/** What comes next: with the instruments in view a guess, then round by round the cause and the remedy. */
export function stepOf(quizCase: Playable, play: Play): Step {
  if (play.guess === "open") return { kind: "predict" };
  const last = quizCase.rounds.length - 1;
  for (const [index, round] of quizCase.rounds.entries()) {
    const played = play.rounds[index] ?? UNPLAYED;
    if (!isCauseKnown(round, played)) return { kind: "cause", round: index };
    if (!isRemedyKnown(round, played)) return { kind: "remedy", round: index };
    if (!played.isLeft || index === last) {
      return { kind: "explained", round: index, isLast: index === last };
    }
  }
  return { kind: "explained", round: last, isLast: true };
}

/** The play after a move; a move that does not fit the step, or that names something twice, changes nothing. */
export function moved(quizCase: Playable, play: Play, move: Move): Play {
  const step = stepOf(quizCase, play);
  if (step.kind === "predict") return move.kind === "guess" ? { ...play, guess: move.option } : play;
  const { round: index } = step;
  const round = quizCase.rounds[index];
  const played = play.rounds[index];
  if (round === undefined || played === undefined) return play;
  const next = movedRound(step, round, played, move);
  return next === played ? play : { ...play, rounds: play.rounds.with(index, next) };
}

function movedRound(
  step: Exclude<Step, { kind: "predict" }>,
  round: RoundRules,
  played: RoundPlay,
  move: Move,
): RoundPlay {
  switch (step.kind) {
    case "cause":
      if (move.kind === "show") return { ...played, causeShown: true };
      if (move.kind === "hint") return { ...played, hints: Math.min(round.hints.length, played.hints + 1) };
      if (move.kind !== "nameCause" || played.causes.includes(move.id)) return played;
      return round.causes.some(({ id }) => id === move.id)
        ? { ...played, causes: [...played.causes, move.id] }
        : played;
    case "remedy":
      if (move.kind === "show") return { ...played, remedyShown: true };
      if (move.kind === "hint") return { ...played, hints: Math.min(round.hints.length, played.hints + 1) };
      if (move.kind !== "tryRemedy" || played.remedies.includes(move.id)) return played;
      return round.remedies.includes(move.id)
        ? { ...played, remedies: [...played.remedies, move.id] }
        : played;
    case "explained":
      return move.kind === "goOn" && !step.isLast ? { ...played, isLeft: true } : played;
  }
}
