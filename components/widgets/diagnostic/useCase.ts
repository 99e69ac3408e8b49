import { useEffect, useState } from "react";
import { gradeOf, type Grade } from "@/lib/quiz/grading";
import { type Move, moved, type Play, playOf, type Step, stepOf } from "@/lib/quiz/play";
import { rightOption } from "@/lib/quiz/prediction";
import { withCase } from "@/lib/quiz/progress";
import type { QuizCase } from "@/lib/quiz/quizCase";
import { updateProgress } from "../progress/progressStore";
import { type CaseRuns, createCaseRuns } from "./model/runs";

/** One case while it is played: what was done, what comes next, and the runs that decide. */
export function useCase(quizCase: QuizCase) {
  const [runs] = useState(() => createCaseRuns(quizCase));
  const [play, setPlay] = useState<Play>(() => playOf(quizCase));
  const [picked, pick] = useState<string | null>(null);
  /** A remedy that is looked at once the case is solved; null: the accepted one. */
  const [looked, look] = useState<string | null>(null);
  /** What the reader did last: the answer to it takes the focus. */
  const [lastMove, setLastMove] = useState<Move | null>(null);
  const step = stepOf(quizCase, play);
  const isFinished = step.kind === "explained" && step.isLast;

  const make = (move: Move) => {
    pick(null);
    look(null);
    setLastMove(move);
    setPlay((before) => moved(quizCase, before, move));
  };

  useEffect(() => {
    if (!isFinished) return;
    const grade = gradeOf(quizCase, play, answerOf(quizCase, runs));
    updateProgress((progress) => withCase(progress, quizCase.id, grade));
  }, [isFinished, play, quizCase, runs]);

  return { quizCase, runs, play, step, picked, pick, looked, look, make, lastMove, isFinished };
}

/** See {@link useCase}. */
export type CaseInPlay = ReturnType<typeof useCase>;

/** The option of the prediction that the simulator proves right. */
export function answerOf({ prediction }: QuizCase, runs: CaseRuns): number {
  const before = runs.before(0).outcome.result;
  const { about } = prediction;
  const after = about.run === "after" ? runs.tried(0, about.remedy)?.outcome.result : before;
  return rightOption(prediction, before, after ?? before);
}

/** Points so far. */
export function gradeInPlay({ quizCase, play, runs }: CaseInPlay): Grade {
  return gradeOf(quizCase, play, answerOf(quizCase, runs));
}

/** The round that a step belongs to; the prediction belongs to the first. */
export function roundIndexOf(step: Step): number {
  return step.kind === "predict" ? 0 : step.round;
}
