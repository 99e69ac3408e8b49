import {
  type DiagnosisNode,
  FIGURE_TITLES,
  FIRST_QUESTION,
  showingLink,
  walksFrom,
} from "@/lib/freeDiagnosis";
import type { QuizCase } from "@/lib/quiz/quizCase";
import type { FlatNode } from "./flatTree";

/** The tree with its cases and links, for the build to write into the page; the first question comes first. */
export function flatTreeOf(cases: readonly QuizCase[]): readonly FlatNode[] {
  return walksFrom(FIRST_QUESTION).map(({ node }) => flat(node, cases));
}

function flat(node: DiagnosisNode, cases: readonly QuizCase[]): FlatNode {
  if (node.kind === "question") {
    const { kind, id, step, title, command, look, answers } = node;
    return {
      kind,
      id,
      step,
      title,
      command,
      look,
      answers: answers.map(({ label, next }) => ({ label, next: next.id })),
    };
  }
  const { kind, id, title, why, command, expect, code, caseId, shows } = node;
  const match = caseId === null ? undefined : cases.find((one) => one.id === caseId);
  return {
    kind,
    id,
    title,
    why,
    command,
    expect,
    code,
    match: match === undefined ? null : { id: match.id, title: match.title },
    href: showingLink(shows),
    figureTitle: FIGURE_TITLES[shows.figure],
  };
}
