import { createExaminer, type Examiner } from "@/lib/quiz/examiner/examiner";
import type { Answer, Answered, Asked, Question } from "./examinerMessages";

// Remedies and instruments live here, and every run is made here: the page is handed sentences and
// pictures, and no question costs it a frame.
const examiners = new Map<string, Examiner>();

self.addEventListener("message", ({ data: { id, quizCase, question } }: MessageEvent<Asked>) => {
  const answered: Answered = { id, answer: null };
  try {
    const examiner = examiners.get(quizCase.id) ?? createExaminer(quizCase);
    examiners.set(quizCase.id, examiner);
    self.postMessage({ ...answered, answer: answerTo(examiner, question) });
  } catch {
    self.postMessage(answered);
  }
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
