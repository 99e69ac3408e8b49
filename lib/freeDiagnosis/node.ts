import type { CaseKind } from "@/lib/quiz/kinds";
import type { Changes } from "@/lib/quiz/wishFrom";

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
  /** The remedy as code. */
  readonly code: string;
  /** Kinds of the cases that match, the closest first. */
  readonly kinds: readonly [CaseKind, ...CaseKind[]];
  /** The figure that shows it. */
  readonly shows: Showing;
}

/** A figure of the article, on a preset with changes. */
export interface Showing {
  readonly figure: "pipeline" | "throughput" | "memory";
  readonly preset: string;
  readonly changes: Changes;
}

/** A question or an end. */
export type DiagnosisNode = Question | Finding;
