import { useEffect, useState } from "react";
import { loadCase } from "@/lib/quiz/cases/load";
import type { CaseSheet, RoundStart } from "@/lib/quiz/examiner/sheet";
import { CaseStage } from "./CaseStage";
import type { Ask } from "./useCase";
import type { Quiz } from "./useQuiz";

interface CasePlayerProps {
  readonly caseId: string;
  readonly quiz: Quiz;
}

interface Opened {
  readonly ask: Ask;
  readonly sheet: CaseSheet;
  readonly start: RoundStart;
}

/** Fetches the case, asks the examiner what its instruments show, and hands both to the stage. */
export function CasePlayer({ caseId, quiz }: CasePlayerProps) {
  const { client } = quiz;
  const [opened, setOpened] = useState<Opened | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const show = (what: Opened | "failed") => {
      if (isCurrent) setOpened(what);
    };
    const open = async () => {
      const quizCase = await loadCase(caseId);
      const ask: Ask = (question) => client.ask(quizCase, question);
      const [sheet, start] = await Promise.all([ask({ kind: "sheet" }), ask({ kind: "begin", round: 0 })]);
      if (sheet.kind === "sheet" && start.kind === "begin") show({ ask, ...sheet, ...start });
    };
    open().catch(() => {
      show("failed");
    });
    return () => {
      isCurrent = false;
    };
  }, [client, caseId, attempt]);

  if (opened === null) return <p role="status">Running the case …</p>;
  if (opened === "failed") {
    return (
      <p role="status">
        The case could not be run: it needs the network once, and a browser with web workers.{" "}
        <button
          type="button"
          className="button-quiet"
          onClick={() => {
            setOpened(null);
            setAttempt(attempt + 1);
          }}
        >
          Try again
        </button>
      </p>
    );
  }
  return <CaseStage sheet={opened.sheet} start={opened.start} ask={opened.ask} quiz={quiz} />;
}
