import type { CauseKind, Complaint } from "@/lib/advice/causes";
import type { Changes } from "@/lib/quiz/wishFrom";
import type { MemoryWish } from "@/lib/scenario-store";

/** The four questions, in their order; some paths skip one. */
export type DiagnosisStep = 1 | 2 | 3 | 4;

/** Something to look at on one's own machine. */
export interface Question {
  readonly kind: "question";
  readonly id: string;
  readonly step: DiagnosisStep;
  readonly title: string;
  /** What to type, and what to look at in what it prints. */
  readonly command: string;
  readonly look: string;
  readonly answers: readonly Answer[];
}

/** What one may see, and where it leads. */
export interface Answer {
  readonly label: string;
  readonly next: DiagnosisNode;
}

/** The end of a path: what it is, how to be sure, what to do. */
export interface Finding {
  readonly kind: "finding";
  readonly id: string;
  readonly title: string;
  readonly why: string;
  /** A command that confirms it, and what it shows then. */
  readonly command: string;
  readonly expect: string;
  /** The remedy as code; one that changes the training says so, and comes after one that does not. */
  readonly code: string;
  /** The case that shows what all answers on the way here say; null where none does. */
  readonly caseId: string | null;
  /** The figure that shows it. */
  readonly shows: Showing;
}

/** A figure of the article, on a preset with changes in which the finding holds. */
export interface Showing {
  readonly figure: "pipeline" | "throughput" | "memory";
  readonly preset: string;
  readonly changes: Changes;
  readonly memory?: Partial<MemoryWish>;
  /** What the simulator makes of it; a test holds the link to that. */
  readonly cause: CauseKind;
  /** By what that is noticed; of a memory figure, what ends the run. */
  readonly noticed: Complaint | "ram" | "shm" | "openFiles";
}

/** A question or an end. */
export type DiagnosisNode = Question | Finding;

/** A question; answers are pairs of what one sees and where that leads. */
export function question(
  step: DiagnosisStep,
  id: string,
  parts: Pick<Question, "title" | "command" | "look">,
  answers: readonly (readonly [label: string, next: DiagnosisNode])[],
): Question {
  return {
    kind: "question",
    id,
    step,
    ...parts,
    answers: answers.map(([label, next]) => ({ label, next })),
  };
}

/** An end. */
export function finding(id: string, parts: Omit<Finding, "kind" | "id">): Finding {
  return { kind: "finding", id, ...parts };
}
