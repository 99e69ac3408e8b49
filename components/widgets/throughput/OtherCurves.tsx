import type { ScaleLinear } from "d3-scale";
import { line } from "d3-shape";
import type { ProfilePoint } from "@/lib/workerCurve";
import type { Curve } from "./model/curve";

/** How the second, third and fourth curve are drawn; the first is solid. */
export const OTHER_DASHES = ["8 4", "2 3", "10 3 2 3"] as const;

interface OtherCurvesProps {
  readonly curves: readonly Curve[];
  readonly x: ScaleLinear<number, number>;
  /** Of shares of a curve's own best rate. */
  readonly y: ScaleLinear<number, number>;
}

/** The curves of other workloads, each against its own best rate, with a number at its end. */
export function OtherCurves({ curves, x, y }: OtherCurvesProps) {
  return curves.map(({ points, recommendation }, index) => {
    const draw = line<ProfilePoint>()
      .x(({ numWorkers }) => x(numWorkers))
      .y(({ samplesPerSecond }) => y(samplesPerSecond / recommendation.bestPerSecond))
      .digits(1);
    const last = points.at(-1);
    return (
      <g key={index} data-other={index + 2}>
        <path
          d={draw(points) ?? ""}
          fill="none"
          className="stroke-ink-muted"
          strokeWidth="1.75"
          strokeDasharray={OTHER_DASHES[index]}
        />
        {last !== undefined && (
          <text
            x={x(last.numWorkers) + 14 + 10 * index}
            y={y(last.samplesPerSecond / recommendation.bestPerSecond) + 4}
            className="plot-text fill-ink"
          >
            {index + 2}
          </text>
        )}
      </g>
    );
  });
}
