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
