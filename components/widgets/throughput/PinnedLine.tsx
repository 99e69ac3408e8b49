import type { ScaleLinear } from "d3-scale";
import { line } from "d3-shape";
import type { ProfilePoint } from "@/lib/workerCurve";
import { type Curve, pointAt } from "./model/curve";

interface PinnedLineProps {
  readonly curve: Curve;
  readonly x: ScaleLinear<number, number>;
  readonly y: (perSecond: number) => number;
}

/** The pinned curve under the present one, with its letter at its end and a ring at its knee. */
export function PinnedLine({ curve: { points, recommendation }, x, y }: PinnedLineProps) {
  const draw = line<ProfilePoint>()
    .x(({ numWorkers }) => x(numWorkers))
    .y(({ samplesPerSecond }) => y(samplesPerSecond))
    .digits(1);
  const last = points.at(-1);
  const knee = pointAt(points, recommendation.numWorkers);
  return (
    <g data-pinned={recommendation.numWorkers}>
      <path
        d={draw(points) ?? ""}
        fill="none"
        className="stroke-ink-muted"
        strokeWidth="1.75"
        strokeDasharray="6 3"
      />
      {knee !== undefined && (
        <circle
          cx={x(knee.numWorkers)}
          cy={y(knee.samplesPerSecond)}
          r="6"
          fill="none"
          className="stroke-ink-muted"
          strokeDasharray="3 2"
        />
      )}
      {last !== undefined && (
        <text
          x={x(last.numWorkers) - 2}
          y={y(last.samplesPerSecond) - 6}
          textAnchor="end"
          className="plot-text plot-halo fill-ink"
        >
          A
        </text>
      )}
    </g>
  );
}
