import type { LinearScale } from "@/components/charts/linearScale";
import { linePath } from "@/components/charts/linePath";
import type { Curve } from "./model/curve";

/** How the second, third and fourth curve are drawn; the first is solid. */
export const OTHER_DASHES = ["8 4", "2 3", "10 3 2 3"] as const;

interface OtherCurvesProps {
  readonly curves: readonly Curve[];
  readonly x: LinearScale;
  /** Of shares of a curve's own best rate. */
  readonly y: LinearScale;
}

/** The curves of other workloads, each against its own best rate, with a number at its end. */
export function OtherCurves({ curves, x, y }: OtherCurvesProps) {
  return curves.map(({ points, recommendation }, index) => {
    const path = linePath(
      points.map(({ numWorkers, samplesPerSecond }) => [
        x(numWorkers),
        y(samplesPerSecond / recommendation.bestPerSecond),
      ]),
    );
    const last = points.at(-1);
    return (
      <g key={index} data-other={index + 2}>
        <path
          d={path}
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
