/** Packages and names that a piece of a script needs, one statement each. */
export interface Piece {
  readonly imports: readonly string[];
  readonly lines: readonly string[];
}

/** Nothing. */
export const NO_PIECE: Piece = { imports: [], lines: [] };

/** A number as Python writes it, with at most six significant digits after rounding. */
export function pythonNumber(value: number): string {
  return String(Number.isInteger(value) ? value : Number(value.toPrecision(6)));
}

/** The lines, each further to the right; empty lines stay empty. */
export function indented(lines: readonly string[], levels = 1): string[] {
  return lines.map((line) => (line === "" ? "" : `${"    ".repeat(levels)}${line}`));
}

/** Text that can stand in a comment or a docstring without ending it. */
export function harmless(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, " ").replace(/["\\]/g, "'");
}

const NUMBERS_PER_LINE = 10;

/** A list of numbers, ten to a line. */
export function pythonList(values: readonly number[]): string[] {
  const rows = Array.from({ length: Math.ceil(values.length / NUMBERS_PER_LINE) }, (_, row) =>
    values.slice(row * NUMBERS_PER_LINE, (row + 1) * NUMBERS_PER_LINE),
  );
  return ["[", ...indented(rows.map((row) => `${row.map(pythonNumber).join(", ")},`)), "]"];
}
