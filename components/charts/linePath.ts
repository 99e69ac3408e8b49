/** A line through points, as an SVG path; tenths of a unit, so that paths stay short. */
export function linePath(points: readonly (readonly [x: number, y: number])[]): string {
  return points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${tenth(x)},${tenth(y)}`).join("");
}

function tenth(coordinate: number): number {
  return Math.round(coordinate * 10) / 10;
}
