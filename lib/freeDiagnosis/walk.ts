import type { CaseKind } from "@/lib/quiz/kinds";
import type { DiagnosisNode, Finding, Question } from "./node";

/** A question with the answer that was given to it. */
export interface PathStep {
  readonly question: Question;
  readonly answer: string;
}

/** A node with the way to it from the first question. */
export interface Walk {
  readonly path: readonly PathStep[];
  readonly node: DiagnosisNode;
}

/** Every node below and including this one, each with the way to it. */
export function walksFrom(node: DiagnosisNode, path: readonly PathStep[] = []): readonly Walk[] {
  const here: Walk = { path, node };
  if (node.kind === "finding") return [here];
  const below = node.answers.flatMap(({ label, next }) =>
    walksFrom(next, [...path, { question: node, answer: label }]),
  );
  return [here, ...below];
}

/** Every end, once. */
export function findingsOf(first: Question): readonly Finding[] {
  const nodes = walksFrom(first).map(({ node }) => node);
  return [...new Set(nodes.filter((node) => node.kind === "finding"))];
}

interface Filed {
  readonly id: string;
  readonly kinds: readonly [CaseKind, ...CaseKind[]];
}

/** The case that matches best: the one named, else by the first kind that is some case's first one, then by any. */
export function matchingCase<Case extends Filed>(
  { kinds, caseId }: Pick<Finding, "kinds" | "caseId">,
  cases: readonly Case[],
): Case | undefined {
  const named = caseId === undefined ? undefined : cases.find(({ id }) => id === caseId);
  const byFirst = kinds.map((kind) => cases.find((one) => one.kinds[0] === kind));
  const byAny = kinds.map((kind) => cases.find((one) => one.kinds.includes(kind)));
  return [named, ...byFirst, ...byAny].find((one) => one !== undefined);
}
