import * as v from "valibot";

const text = v.pipe(v.string(), v.minLength(1));

const question = v.object({
  kind: v.literal("question"),
  id: text,
  step: v.picklist([1, 2, 3, 4]),
  title: text,
  command: text,
  look: text,
  answers: v.array(v.object({ label: text, next: text })),
});

const finding = v.object({
  kind: v.literal("finding"),
  id: text,
  title: text,
  why: text,
  command: text,
  expect: text,
  code: text,
  /** The case of the quiz that matches; null where there is none. */
  match: v.nullable(v.object({ id: text, title: text })),
  /** Opens a figure on it. */
  href: text,
  figureTitle: text,
});

const node = v.variant("kind", [question, finding]);

/** A node whose answers name the next one by id, as the page carries it. */
export type FlatNode = v.InferOutput<typeof node>;
/** A question of the flat tree. */
export type FlatQuestion = v.InferOutput<typeof question>;
/** An end of the flat tree. */
export type FlatFinding = v.InferOutput<typeof finding>;

/** Reads what the page wrote; throws when it is none of ours. */
export function readTree(json: string | undefined): readonly FlatNode[] {
  return v.parse(v.array(node), JSON.parse(json ?? ""));
}

/** A question with the answer that leads on. */
export interface FlatStep {
  readonly question: FlatQuestion;
  readonly answer: string;
}

/** The way to a node, from the first question. */
export function pathTo(nodes: readonly FlatNode[], id: string): readonly FlatStep[] {
  for (const question of nodes) {
    if (question.kind === "finding") continue;
    const answer = question.answers.find(({ next }) => next === id);
    if (answer !== undefined) return [...pathTo(nodes, question.id), { question, answer: answer.label }];
  }
  return [];
}
