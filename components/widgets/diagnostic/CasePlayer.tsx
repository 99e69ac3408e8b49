import { useEffect, useState } from "react";
import type { CaseSheet, RoundStart } from "@/lib/quiz/examiner/sheet";
import { CaseStage } from "./CaseStage";
import type { Quiz } from "./useQuiz";

interface CasePlayerProps {
  readonly caseId: string;
  readonly quiz: Quiz;
}

interface Opened {
  readonly sheet: CaseSheet;
  readonly start: RoundStart;
}

/** Asks the examiner for the case and for what its instruments show, and hands both to the stage. */
export function CasePlayer({ caseId, quiz }: CasePlayerProps) {
  const { client } = quiz;
  const [opened, setOpened] = useState<Opened | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const show = (what: Opened | "failed") => {
      if (isCurrent) setOpened(what);
    };
    Promise.all([
      client.ask(caseId, { kind: "sheet" }),
      client.ask(caseId, { kind: "begin", round: 0 }),
    ]).then(
      ([sheet, start]) => {
        if (sheet.kind === "sheet" && start.kind === "begin") show({ ...sheet, ...start });
      },
      () => {
        show("failed");
      },
    );
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
  return <CaseStage sheet={opened.sheet} start={opened.start} quiz={quiz} />;
}
