/** Twelve significant digits: scaling a number up and down again gives the number back. */
export function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
