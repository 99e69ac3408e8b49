import type { Answer, Question } from "./messages";

/** What a worker thread does about a question: it tells what it has found, once or, as it finds more, again. */
export type Find<Asked, Found> = (asked: Asked, tell: (found: Found) => void) => void;

/** Answers every question that the page asks this worker thread. */
export function answerQuestions<Asked, Found>(find: Find<Asked, Found>): void {
  self.addEventListener("message", ({ data }: MessageEvent<Question<Asked>>) => {
    find(data.asked, (found) => {
      const answer: Answer<Found> = { id: data.id, found };
      self.postMessage(answer);
    });
  });
}
