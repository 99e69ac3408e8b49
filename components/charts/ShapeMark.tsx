import { round } from "./round";
import type { ComparisonGroup } from "./agreement";

interface ShapeMarkProps extends Pick<ComparisonGroup, "shape" | "fill" | "stroke"> {
  readonly x: number;
  readonly y: number;
  readonly hollow: boolean;
  /** What it stands for, to whoever points at it. */
  readonly name?: string;
}

/** Outlines around the origin, about equally large. */
const OUTLINES: Readonly<Record<ComparisonGroup["shape"], string>> = {
  circle: "M-3,0a3,3 0 1,0 6,0a3,3 0 1,0 -6,0Z",
  triangle: "M0,-4L3.6,2.6L-3.6,2.6Z",
  square: "M-2.7,-2.7H2.7V2.7H-2.7Z",
  diamond: "M0,-3.9L3.9,0L0,3.9L-3.9,0Z",
};

/** A mark of a scatter plot: filled, or hollow on the page's ground. */
export function ShapeMark({ shape, fill, stroke, x, y, hollow, name }: ShapeMarkProps) {
  return (
    <path
      d={OUTLINES[shape]}
      transform={`translate(${round(x)} ${round(y)})`}
      className={`${hollow ? "fill-paper" : fill} ${stroke}`}
      strokeWidth="1"
      fillOpacity={hollow ? 0.6 : 0.55}
    >
      {name !== undefined && <title>{name}</title>}
    </path>
  );
}
