import type { Report } from "@/lib/conformance/report";

/** How the runs of one generation are drawn. No stage's colour, and never colour alone. */
export interface Mark {
  readonly shape: "circle" | "triangle" | "square" | "diamond";
  readonly fill: string;
  readonly stroke: string;
}

const MARKS: readonly Mark[] = [
  { shape: "triangle", fill: "fill-code-constant", stroke: "stroke-code-constant" },
  { shape: "circle", fill: "fill-code-function", stroke: "stroke-code-function" },
  { shape: "square", fill: "fill-ink", stroke: "stroke-ink" },
  { shape: "diamond", fill: "fill-code-keyword", stroke: "stroke-code-keyword" },
];

/** The mark of each generation, in the order of the report; there are four, then they come again. */
export function marksOf({ generations }: Report): ReadonlyMap<string, Mark> {
  return new Map(
    [...generations.keys()].flatMap((generation, place) => {
      const mark = MARKS[place % MARKS.length];
      return mark === undefined ? [] : [[generation, mark] as const];
    }),
  );
}
