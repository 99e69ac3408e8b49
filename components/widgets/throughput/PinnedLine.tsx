import type { LinearScale } from "@/components/charts/linearScale";
import { linePath } from "@/components/charts/linePath";
import { type Curve, pointAt } from "./model/curve";

interface PinnedLineProps {
  readonly curve: Curve;
  readonly x: LinearScale;
  readonly y: (perSecond: number) => number;
}

/** The pinned curve under the present one, with its letter at its end and a ring at its knee. */
export function PinnedLine({ curve: { points, recommendation }, x, y }: PinnedLineProps) {
  const last = points.at(-1);
  const knee = pointAt(points, recommendation.numWorkers);
  return (
    <g data-pinned={recommendation.numWorkers}>
      <path
        d={linePath(points.map((point) => [x(point.numWorkers), y(point.samplesPerSecond)]))}
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
