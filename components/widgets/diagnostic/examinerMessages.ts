import type { QuizCase } from "@/lib/quiz/quizCase";
import type { AnswerSheet, CaseSheet, RoundStart, TrialSheet } from "@/lib/quiz/examiner/sheet";

/** What the examiner can be asked about a case. */
export type Question =
  | { readonly kind: "sheet" }
  | { readonly kind: "answer" }
  | { readonly kind: "begin"; readonly round: number }
  | { readonly kind: "trial"; readonly round: number; readonly remedy: string };

/** A question on its way, with the case that it is about; the answer carries the same number. */
export interface Asked {
  readonly id: number;
  readonly quizCase: QuizCase;
  readonly question: Question;
}

/** An answer, of the kind of its question. */
export type Answer =
  | { readonly kind: "sheet"; readonly sheet: CaseSheet }
  | { readonly kind: "answer"; readonly answer: AnswerSheet }
  | { readonly kind: "begin"; readonly start: RoundStart }
  | { readonly kind: "trial"; readonly trial: TrialSheet };

/** What the worker posts. */
export interface Answered {
  readonly id: number;
  /** Null where the question could not be answered. */
  readonly answer: Answer | null;
}
