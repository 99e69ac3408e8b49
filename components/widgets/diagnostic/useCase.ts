import { useEffect, useRef, useState } from "react";
import type { CaseSheet } from "@/lib/quiz/examiner/sheet";
import { gradeOf, type Grade } from "@/lib/quiz/grading";
import { type Move, moved, type Play, playOf, type Step, stepOf } from "@/lib/quiz/play";
import { withCase } from "@/lib/quiz/progress";
import { updateProgress } from "../progress/progressStore";
import type { Answer, Question } from "./examinerMessages";
import { type Known, questionFor, shownRemedy, withAnswer } from "./model/known";
import { storePlay } from "./playsStore";

/** Asks the examiner about the case that is played. */
export type Ask = (question: Question) => Promise<Answer>;

/** A case as it is opened: where its reader left it, and what the examiner tells of that. */
export interface OpenedCase {
  readonly sheet: CaseSheet;
  readonly play: Play;
  readonly known: Known;
  readonly ask: Ask;
}

/** One case while it is played: what was done, what comes next, and what the examiner has told. */
export function useCase({ sheet, play: left, known: told, ask }: OpenedCase) {
  const [play, setPlay] = useState<Play>(left);
  const [known, setKnown] = useState<Known>(told);
  const [picked, pick] = useState<string | null>(null);
  /** A remedy that is looked at once the case is solved; null: the one that solved it. */
  const [looked, setLooked] = useState<string | null>(null);
  /** What the reader did last: the answer to it takes the focus. */
  const [lastMove, setLastMove] = useState<Move | null>(null);
  const [running, setRunning] = useState<"no" | "yes" | "failed">("no");
  const isRunning = useRef(false);
  const step = stepOf(sheet, play);
  const isFinished = step.kind === "explained" && step.isLast;

  /** Asks the examiner, unless it is at work already; then goes on. */
  const after = (question: Question, goOn: () => void) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setRunning("yes");
    ask(question)
      .then(
        (answer) => {
          setKnown((before) => withAnswer(before, question, answer));
          setRunning("no");
          goOn();
        },
        () => {
          setRunning("failed");
        },
      )
      .finally(() => {
        isRunning.current = false;
      });
  };

  const make = (move: Move) => {
    const question = questionFor(sheet, step, move);
    const act = () => {
      pick(null);
      setLooked(null);
      setLastMove(move);
      setPlay((before) => moved(sheet, before, move));
    };
    if (question === null) act();
    else after(question, act);
  };

  /** From the start, for practice: the first grade stays. */
  const again = () => {
    pick(null);
    setLooked(null);
    setLastMove(null);
    setPlay(playOf(sheet));
  };

  const look = (remedy: string) => {
    after({ kind: "trial", round: roundIndexOf(step), remedy }, () => {
      setLooked(remedy);
    });
  };

  // The guess will be wanted next: its run is under way while the reader looks at the instruments.
  useEffect(() => {
    ask({ kind: "answer" }).catch(() => undefined);
  }, [ask]);

  useEffect(() => {
    storePlay(sheet.id, play);
  }, [sheet.id, play]);

  const answer = known.answer?.option ?? -1;
  useEffect(() => {
    if (!isFinished) return;
    const grade = gradeOf(sheet, play, answer);
    updateProgress((progress) => withCase(progress, sheet.id, grade));
  }, [isFinished, play, sheet, answer]);

  const remedy = shownRemedy(sheet, play, step, looked);
  return { sheet, known, play, step, picked, pick, remedy, look, make, again, lastMove, running, isFinished };
}

/** See {@link useCase}. */
export type CaseInPlay = ReturnType<typeof useCase>;

/** Points so far. */
export function gradeInPlay({ sheet, play, known }: CaseInPlay): Grade {
  return gradeOf(sheet, play, known.answer?.option ?? -1);
}

/** The round that a step belongs to; the prediction belongs to the first. */
export function roundIndexOf(step: Step): number {
  return step.kind === "predict" ? 0 : step.round;
}
