import { useEffect, useRef } from "react";
import { CopyButton } from "@/components/controls/CopyButton";
import { SettledStatus } from "@/components/controls/SettledStatus";
import { CaseLog } from "./CaseLog";
import type { Actions } from "./commands";
import { GradeNote } from "./GradeNote";
import { Instruments } from "./instruments/Instruments";
import { shownReadings } from "./model/known";
import { quizAddress } from "./model/quizAddress";
import { stepTitle } from "./model/stepWords";
import { RunNote } from "./RunNote";
import { StepPanel } from "./steps/StepPanel";
import { type CaseInPlay, type OpenedCase, roundIndexOf, useCase } from "./useCase";
import { useFocusOnChange } from "./useFocusOnChange";
import type { Quiz } from "./useQuiz";

interface CaseStageProps {
  readonly opened: OpenedCase;
  readonly quiz: Quiz;
}

/** One case: the situation, the instruments, and the step that the reader is at. */
export function CaseStage({ opened, quiz }: CaseStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const inPlay = useCase(opened);
  const { sheet, known, play, step, remedy, make, again, isFinished } = inPlay;
  const caseHeading = useFocusOnChange(sheet.id, quiz.hasMoved);
  const stepHeading = useRef<HTMLHeadingElement>(null);
  const readings = shownReadings(known, roundIndexOf(step), remedy);

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
    caseActionsRef.current = actionsOf(inPlay, stage.current);
    return () => {
      caseActionsRef.current = {};
    };
  });

  return (
    <article ref={stage} className="case">
      <header className="case-head">
        <h3 ref={caseHeading} tabIndex={-1}>
          <span className="case-level">Level {sheet.level}</span> {sheet.title}
        </h3>
        <CopyButton label="Copy link" text={() => quizAddress(quiz.query)} />
      </header>
      <p className="case-situation">{sheet.situation}</p>
      <pre className="case-log-line">{sheet.code}</pre>
      {sheet.logLine !== null && <pre className="case-log-line case-output">{sheet.logLine}</pre>}
      <div className="case-desk">
        <Instruments before={readings.before} after={readings.after} />
        <section className="case-step" data-step={step.kind} aria-label="What you do">
          <h4 ref={stepHeading} tabIndex={-1}>
            {stepTitle(sheet, step)}
          </h4>
          <CaseLog inPlay={inPlay} />
          <StepPanel inPlay={inPlay} seed={quiz.seed} />
          <RunNote running={inPlay.running} />
          {step.kind === "explained" && (
            <div className="quiz-buttons">
              {isFinished && <GradeNote inPlay={inPlay} counted={quiz.progress.cases[sheet.id]} />}
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
              {isFinished && (
                <button type="button" className="button-quiet" onClick={again}>
                  Play it again
                </button>
              )}
            </div>
          )}
        </section>
      </div>
      <SettledStatus text={`${sheet.title}. ${stepTitle(sheet, step)}`} />
    </article>
  );
}

/** What the keys do at the moment. */
function actionsOf({ step, make, pick, isFinished }: CaseInPlay, stage: HTMLElement | null): Actions {
  return {
    choose: (key) => {
      const option = stage?.querySelector<HTMLInputElement>(`[data-option="${key}"]:enabled`);
      if (option === null || option === undefined) return;
      pick(option.value);
      option.focus();
    },
    ...((step.kind === "cause" || step.kind === "remedy") && {
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
}
