import { useEffect, useState } from "react";
import { loadCase } from "@/lib/quiz/cases/load";
import { resumed } from "@/lib/quiz/plays";
import { CaseStage } from "./CaseStage";
import { knownOf, questionsFor } from "./model/known";
import { storedPlay } from "./playsStore";
import type { Ask, OpenedCase } from "./useCase";
import type { Quiz } from "./useQuiz";

interface CasePlayerProps {
  readonly caseId: string;
  readonly quiz: Quiz;
}

/** Fetches the case, asks the examiner about as much of it as its reader had seen, and hands both to the stage. */
export function CasePlayer({ caseId, quiz }: CasePlayerProps) {
  const { client } = quiz;
  const [opened, setOpened] = useState<OpenedCase | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const show = (what: OpenedCase | "failed") => {
      if (isCurrent) setOpened(what);
    };
    const open = async () => {
      const quizCase = await loadCase(caseId);
      const ask: Ask = (question) => client.ask(quizCase, question);
      const told = await ask({ kind: "sheet" });
      if (told.kind !== "sheet") throw new Error("The examiner has told something else.");
      const { sheet } = told;
      const play = resumed(sheet, sheet.options.length, storedPlay(caseId));
      const questions = questionsFor(sheet, play);
      const answers = await Promise.all(questions.map(ask));
      show({ ask, sheet, play, known: knownOf(questions, answers) });
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
  return <CaseStage opened={opened} quiz={quiz} />;
}
