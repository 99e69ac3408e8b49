import type { AnswerSheet, CaseSheet, RoundStart, TrialSheet } from "@/lib/quiz/examiner/sheet";
import { isAccepted, type Move, type Play, type Step, stepOf } from "@/lib/quiz/play";
import type { Reading } from "@/lib/instruments";
import type { Answer, Question } from "../examinerMessages";

/** What the examiner has told of a case so far. */
export interface Known {
  readonly answer: AnswerSheet | null;
  readonly starts: Readonly<Record<number, RoundStart>>;
  /** By round and remedy, see {@link trialKey}. */
  readonly trials: Readonly<Record<string, TrialSheet>>;
}

/** The name of a trial among those that are known. */
export function trialKey(round: number, remedy: string): string {
  return `${round} ${remedy}`;
}

/** With one more answer. */
export function withAnswer(known: Known, question: Question, answer: Answer): Known {
  switch (answer.kind) {
    case "sheet":
      return known;
    case "answer":
      return { ...known, answer: answer.answer };
    case "begin":
      return question.kind === "begin"
        ? { ...known, starts: { ...known.starts, [question.round]: answer.start } }
        : known;
    case "trial":
      return question.kind === "trial"
        ? {
            ...known,
            trials: { ...known.trials, [trialKey(question.round, question.remedy)]: answer.trial },
          }
        : known;
  }
}

/** What has to be asked to show a case as far as it has been played. */
export function questionsFor({ rounds }: CaseSheet, play: Play): readonly Question[] {
  const step = stepOf({ rounds }, play);
  const reached = step.kind === "predict" ? 0 : step.round;
  return [
    ...(play.guess === "open" ? [] : [{ kind: "answer" } as const]),
    ...rounds.slice(0, reached + 1).flatMap(({ accepted }, round): Question[] => {
      const played = play.rounds[round];
      const remedies = [...(played?.remedies ?? []), ...(played?.remedyShown === true ? [accepted] : [])];
      return [
        { kind: "begin", round },
        ...remedies.map((remedy): Question => ({ kind: "trial", round, remedy })),
      ];
    }),
  ];
}

/** What is known once these questions have these answers. */
export function knownOf(questions: readonly Question[], answers: readonly Answer[]): Known {
  const nothing: Known = { answer: null, starts: {}, trials: {} };
  return questions.reduce((known, question, index) => {
    const answer = answers[index];
    return answer === undefined ? known : withAnswer(known, question, answer);
  }, nothing);
}

/** What has to be run before a move can be made; null for moves that need no run. */
export function questionFor({ rounds }: CaseSheet, step: Step, move: Move): Question | null {
  if (step.kind === "predict") return move.kind === "guess" ? { kind: "answer" } : null;
  const { round } = step;
  const accepted = rounds[round]?.accepted;
  if (step.kind === "remedy") {
    if (move.kind === "tryRemedy") return { kind: "trial", round, remedy: move.id };
    if (move.kind === "show" && accepted !== undefined) return { kind: "trial", round, remedy: accepted };
  }
  return step.kind === "explained" && move.kind === "goOn" ? { kind: "begin", round: round + 1 } : null;
}

/** The remedy whose run is shown at a step: the one that is asked for, or that was tried last; null for none. */
export function shownRemedy(
  { rounds }: CaseSheet,
  play: Play,
  step: Step,
  looked: string | null,
): string | null {
  if (step.kind === "predict" || step.kind === "cause") return null;
  const round = rounds[step.round];
  const last = play.rounds[step.round]?.remedies.at(-1) ?? null;
  if (round === undefined || step.kind === "remedy") return last;
  return looked ?? (last !== null && isAccepted(round, last) ? last : round.accepted);
}

/** What the instruments show. */
export interface ShownReadings {
  readonly before: readonly Reading[];
  /** Null while nothing was tried. */
  readonly after: readonly Reading[] | null;
}

/** The readings of a round, alone or beside those after a remedy. */
export function shownReadings(known: Known, round: number, remedy: string | null): ShownReadings {
  const trial = remedy === null ? undefined : known.trials[trialKey(round, remedy)];
  return trial === undefined
    ? { before: known.starts[round]?.readings ?? [], after: null }
    : { before: trial.before, after: trial.after };
}
