import type { QuizCase } from "@/lib/quiz/quizCase";
import type { Answer, Answered, Asked, Question } from "./examinerMessages";

/** The examiner's thread, which cases share; it starts with the first question. */
export interface ExaminerClient {
  /** Rejects where the question cannot be answered, or where the browser has no worker to ask. */
  readonly ask: (quizCase: QuizCase, question: Question) => Promise<Answer>;
  readonly close: () => void;
}

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: Error) => void;
}

/** A client whose thread does not run yet. What was asked once is not asked again. */
export function createExaminerClient(): ExaminerClient {
  let worker: Worker | null = null;
  let asked = 0;
  const waiting = new Map<number, Waiting>();
  const known = new Map<string, Promise<Answer>>();

  const fail = () => {
    waiting.forEach(({ reject }) => {
      reject(new Error("The examiner has stopped."));
    });
    waiting.clear();
    known.clear();
    worker?.terminate();
    worker = null;
  };
  const start = () => {
    const started = new Worker(new URL("./examiner.worker.ts", import.meta.url), { type: "module" });
    started.onmessage = ({ data: { id, answer } }: MessageEvent<Answered>) => {
      const one = waiting.get(id);
      waiting.delete(id);
      if (answer === null) one?.reject(new Error("The examiner has no answer."));
      else one?.resolve(answer);
    };
    started.onerror = fail;
    return started;
  };
  const post = (quizCase: QuizCase, question: Question) =>
    new Promise<Answer>((resolve, reject) => {
      asked += 1;
      worker ??= start();
      waiting.set(asked, { resolve, reject });
      const message: Asked = { id: asked, quizCase, question };
      worker.postMessage(message);
    });

  return {
    ask: (quizCase, question) => {
      const key = JSON.stringify([quizCase.id, question]);
      const before = known.get(key);
      if (before !== undefined) return before;
      const answer = post(quizCase, question);
      known.set(key, answer);
      answer.catch(() => known.delete(key));
      return answer;
    },
    close: fail,
  };
}
