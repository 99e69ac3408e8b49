import { round } from "./round";

/** A box of a picture, in its units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A box with round corners as a path, so that many are one element. */
export function roundedRect({ x, y, width, height }: Box, radius: number): string {
  const across = round(width - 2 * radius);
  const down = round(height - 2 * radius);
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return (
    `M${round(x + radius)} ${round(y)}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}` +
    `h${-across}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}z`
  );
}
