import { lazy, Suspense, useRef } from "react";
import { useKeys } from "@/components/controls/useKeys";
import type { OpenedQuiz } from "@/lib/quiz/quizLink";
import { CaseList } from "./CaseList";
import { type Actions, perform } from "./commands";
import { KeySheet } from "./KeySheet";
import type { Listing } from "./model/listing";
import { Results } from "./Results";
import { TaskOverview } from "./TaskOverview";
import { useFocusOnChange } from "./useFocusOnChange";
import { useQuiz } from "./useQuiz";

/** Cases and what grades them are fetched when the first case is played. */
const CasePlayer = lazy(() => import("./CasePlayer").then((module) => ({ default: module.CasePlayer })));

interface DiagnosticProps {
  readonly listing: Listing;
  readonly opened: OpenedQuiz;
}

/** The quiz: cases from real life, the result, and the tasks of the other figures. */
export function Diagnostic({ listing, opened }: DiagnosticProps) {
  const stage = useRef<HTMLDivElement>(null);
  const keys = useRef<HTMLDialogElement>(null);
  const quiz = useQuiz(listing, opened);
  const { view, go, cases, progress } = quiz;
  const grades = cases.flatMap(({ id }) => progress.cases[id] ?? []);
  const finished = grades.length;
  const shown = grades.filter((grade) => grade.shown === true).length;
  const heading = useFocusOnChange(view.kind, quiz.hasMoved);

  const actions: Actions = {
    list: () => {
      go({ kind: "list" });
    },
    results: () => {
      go({ kind: "results" });
    },
    keys: () => {
      keys.current?.showModal();
    },
    next: quiz.goOn,
  };
  useKeys(stage, (key) => perform({ ...actions, ...quiz.caseActionsRef.current }, key));

  return (
    <div ref={stage} role="group" aria-label="Bottleneck diagnostic" className="widget quiz">
      <div className="widget-toolbar" role="group" aria-label="Quiz">
        <span className="quiz-count">
          {finished} of {cases.length} cases finished
          {shown > 0 && `, ${shown} with an answer shown`}
        </span>
        <button
          type="button"
          className="button-quiet"
          aria-pressed={view.kind === "list"}
          onClick={() => {
            go({ kind: "list" });
          }}
        >
          Cases
        </button>
        <button
          type="button"
          className="button-quiet"
          aria-pressed={view.kind === "results"}
          onClick={() => {
            go({ kind: "results" });
          }}
        >
          Result
        </button>
        <button
          type="button"
          className="button-quiet"
          onClick={() => {
            keys.current?.showModal();
          }}
        >
          Keys
        </button>
      </div>
      <KeySheet dialog={keys} />
      {opened.problems.length > 0 && (
        <ul role="status" className="widget-problems">
          {opened.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {view.kind === "list" && (
        <>
          <h3 ref={heading} tabIndex={-1}>
            {opened.score === null ? "Pick a case" : "Somebody shared a score"}
          </h3>
          {opened.score !== null && (
            <p>
              They earned {opened.score.points} of {opened.score.of} points. The cases are the same for you.
            </p>
          )}
          <CaseList
            cases={cases}
            progress={progress}
            play={(id) => {
              go({ kind: "case", id });
            }}
          />
          <div className="quiz-buttons">
            <button type="button" className="button" onClick={quiz.goOn}>
              {finished === 0 ? "Start with the first" : "Go on with the next"}
            </button>
            <button type="button" className="button-quiet" onClick={quiz.shuffle}>
              Shuffle
            </button>
          </div>
          <TaskOverview lists={listing.tasks} progress={progress} />
        </>
      )}
      {view.kind === "results" && (
        <>
          <h3 ref={heading} tabIndex={-1}>
            Your result
          </h3>
          <Results cases={cases} progress={progress} goOn={quiz.goOn} />
        </>
      )}
      {view.kind === "case" && (
        <Suspense fallback={<p role="status">Fetching the case …</p>}>
          <CasePlayer key={`${view.id} ${quiz.seed}`} caseId={view.id} quiz={quiz} />
        </Suspense>
      )}
    </div>
  );
}
