import type { Step } from "@/lib/quiz/play";
import type { QuizCase } from "@/lib/quiz/quizCase";

/** The heading of a step. */
export function stepTitle({ rounds }: QuizCase, step: Step): string {
  const which = (index: number) => (rounds.length === 1 ? "" : ` ${index + 1} of ${rounds.length}`);
  switch (step.kind) {
    case "predict":
      return "First a guess";
    case "cause":
      return `The cause${which(step.round)}`;
    case "remedy":
      return `The remedy${which(step.round)}`;
    case "explained":
      return step.isLast ? "What it was" : "Better, and not yet good";
  }
}
