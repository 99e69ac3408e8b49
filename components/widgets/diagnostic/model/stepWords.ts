import type { Playable, Step } from "@/lib/quiz/play";

/** The heading of a step. */
export function stepTitle({ rounds }: Playable, step: Step): string {
  const which = (index: number) => (rounds.length === 1 ? "" : ` ${index + 1} of ${rounds.length}`);
  switch (step.kind) {
    case "predict":
      return "Look, then guess";
    case "cause":
      return `The cause${which(step.round)}`;
    case "remedy":
      return `The remedy${which(step.round)}`;
    case "explained":
      return step.isLast ? "What it was" : "Better, and not yet good";
  }
}
