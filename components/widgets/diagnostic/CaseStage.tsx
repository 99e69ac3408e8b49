import { useEffect, useMemo, useRef } from "react";
import { CopyButton } from "@/components/controls/CopyButton";
import { SettledStatus } from "@/components/controls/SettledStatus";
import type { QuizCase } from "@/lib/quiz/quizCase";
import { CaseLog } from "./CaseLog";
import type { Actions } from "./commands";
import { Instruments } from "./instruments/Instruments";
import { quizAddress } from "./model/quizAddress";
import { instrumentRun } from "./model/runs";
import { shownRuns } from "./model/shownRuns";
import { stepTitle } from "./model/stepWords";
import { StepPanel } from "./steps/StepPanel";
import { gradeInPlay, useCase } from "./useCase";
import { useFocusOnChange } from "./useFocusOnChange";
import type { Quiz } from "./useQuiz";

interface CaseStageProps {
  readonly quizCase: QuizCase;
  readonly quiz: Quiz;
}

/** One case: the situation, the instruments, and the step that the reader is at. */
export function CaseStage({ quizCase, quiz }: CaseStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const inPlay = useCase(quizCase);
  const { runs, play, step, looked, make, pick, isFinished } = inPlay;
  const caseHeading = useFocusOnChange(quizCase.id, quiz.hasMoved);
  const stepHeading = useRef<HTMLHeadingElement>(null);
  const shown = shownRuns(quizCase, runs, play, step, looked);
  const { before, after } = shown;
  const beforeRun = useMemo(() => instrumentRun(before.outcome), [before]);
  const afterRun = useMemo(() => (after === null ? null : instrumentRun(after.outcome)), [after]);
  const isBlind = step.kind === "predict" && quizCase.prediction.about.run === "before";
  const logLine = before.outcome.failure?.message ?? quizCase.logLine;
  const canAsk = step.kind === "cause" || step.kind === "remedy";

  const actions: Actions = {
    choose: (key) => {
      const option = stage.current?.querySelector<HTMLInputElement>(`[data-option="${key}"]:enabled`);
      if (option === null || option === undefined) return;
      pick(option.value);
      option.focus();
    },
    ...(canAsk && {
      hint: () => {
        make({ kind: "hint" });
      },
      show: () => {
        make({ kind: "show" });
      },
    }),
    ...(step.kind === "explained" &&
      !isFinished && {
        next: () => {
          make({ kind: "goOn" });
        },
      }),
  };
  // What was pressed may be gone or disabled: the reply to it takes the focus, or the next step does.
  const seen = useRef(play);
  useEffect(() => {
    if (seen.current === play) return;
    seen.current = play;
    const reply = stage.current?.querySelector<HTMLElement>('[data-latest="true"]');
    (reply ?? stepHeading.current)?.focus();
  }, [play]);
  const { caseActionsRef } = quiz;
  useEffect(() => {
    caseActionsRef.current = actions;
    return () => {
      caseActionsRef.current = {};
    };
  });

  return (
    <article ref={stage} className="case">
      <header className="case-head">
        <h3 ref={caseHeading} tabIndex={-1}>
          <span className="case-level">Level {quizCase.level}</span> {quizCase.title}
        </h3>
        <CopyButton label="Copy link" text={() => quizAddress(quiz.query)} />
      </header>
      <p>{quizCase.situation}</p>
      {logLine !== null && !isBlind && <pre className="case-log-line">{logLine}</pre>}
      {!isBlind && <Instruments instruments={quizCase.instruments} before={beforeRun} after={afterRun} />}
      <section className="case-step" aria-label="What you do">
        <h4 ref={stepHeading} tabIndex={-1}>
          {stepTitle(quizCase, step)}
        </h4>
        <CaseLog inPlay={inPlay} />
        <StepPanel inPlay={inPlay} shown={shown} seed={quiz.seed} />
        {step.kind === "explained" && (
          <div className="quiz-buttons">
            {isFinished && <GradeNote inPlay={inPlay} />}
            <button
              type="button"
              className="button"
              onClick={() => {
                if (isFinished) quiz.goOn();
                else make({ kind: "goOn" });
              }}
            >
              {isFinished ? "Next case" : "Go on"}
            </button>
          </div>
        )}
      </section>
      <SettledStatus text={`${quizCase.title}. ${stepTitle(quizCase, step)}`} />
    </article>
  );
}

function GradeNote({ inPlay }: { readonly inPlay: ReturnType<typeof useCase> }) {
  const { points, of } = gradeInPlay(inPlay);
  return (
    <p className="case-points">
      {points} of {of} points
    </p>
  );
}
