import { CASES } from "@/lib/quiz/cases";
import { CaseStage } from "./CaseStage";
import type { Quiz } from "./useQuiz";

interface CasePlayerProps {
  readonly caseId: string;
  readonly quiz: Quiz;
}

/** Finds the case; with it comes everything that plays and grades it. */
export function CasePlayer({ caseId, quiz }: CasePlayerProps) {
  const quizCase = CASES.find(({ id }) => id === caseId);
  if (quizCase === undefined) return <p role="status">There is no case “{caseId}”.</p>;
  return <CaseStage quizCase={quizCase} quiz={quiz} />;
}
