import type { Passage } from "./passages";
import { sentencesOf } from "./readability";

/**
 * What an article states, one entry for each sentence, title and row of a table, in reading order:
 * the left column of the fact check.
 */
export function statementsOf(passages: readonly Passage[]): readonly string[] {
  const statements: string[] = [];
  let row: { readonly path: string; readonly line: number; readonly cells: string[] } | undefined;
  const endRow = (): void => {
    if (row !== undefined) statements.push(row.cells.filter(Boolean).join(" · "));
    row = undefined;
  };
  for (const { path, line, kind, text } of passages) {
    if (kind === "cell") {
      if (row?.path !== path || row.line !== line) {
        endRow();
        row = { path, line, cells: [] };
      }
      row.cells.push(text);
      continue;
    }
    endRow();
    statements.push(...sentencesOf(text));
  }
  endRow();
  return statements;
}
