/** Moments of a run closer than this, in milliseconds, are the same but for the arithmetic. */
export const SAME_MS = 1e-6;

/** What a column of the table of batches has in a row; 0 beyond its end. */
export function at(column: ArrayLike<number>, row: number): number {
  return column[row] ?? 0;
}
