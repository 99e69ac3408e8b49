import { loadCase } from "@/lib/quiz/cases/load";
import { createExaminer, type Examiner } from "@/lib/quiz/examiner/examiner";
import type { Answer, Answered, Asked, Question } from "./examinerMessages";

// Cases, remedies and the simulator live here: the page is handed sentences and pictures, and no question
// costs it a frame.
const examiners = new Map<string, Promise<Examiner>>();

self.addEventListener("message", ({ data: { id, caseId, question } }: MessageEvent<Asked>) => {
  const examiner = examiners.get(caseId) ?? loadCase(caseId).then(createExaminer);
  examiners.set(caseId, examiner);
  void examiner
    .then((one) => answerTo(one, question))
    .catch(() => {
      examiners.delete(caseId);
      return null;
    })
    .then((answer) => {
      const answered: Answered = { id, answer };
      self.postMessage(answered);
    });
});

function answerTo(examiner: Examiner, question: Question): Answer {
  switch (question.kind) {
    case "sheet":
      return { kind: "sheet", sheet: examiner.sheet() };
    case "answer":
      return { kind: "answer", answer: examiner.answer() };
    case "begin":
      return { kind: "begin", start: examiner.begin(question.round) };
    case "trial":
      return { kind: "trial", trial: examiner.trial(question.round, question.remedy) };
  }
}
