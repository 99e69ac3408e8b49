import { formatCount, formatPerSecond } from "@/lib/format/number";
import type { SweepPoint } from "@/lib/sweeps";
import { plural } from "@/lib/words/plural";
import { linePath } from "./linePath";
import { linearScale } from "./linearScale";
import { PlotAxes } from "./PlotAxes";
import { SMALL_PLOT } from "./plot";

interface SweepChartProps {
  readonly points: readonly SweepPoint[];
  /** What the GPU could take; null when there is no step. */
  readonly demandPerSecond: number | null;
}

/** Throughput against `num_workers`. Each point carries its numbers as data attributes. */
export function SweepChart({ points, demandPerSecond }: SweepChartProps) {
  const highest = Math.max(...points.map((point) => point.samplesPerSecond));
  const top =
    demandPerSecond !== null && demandPerSecond < 2 * highest ? Math.max(demandPerSecond, highest) : highest;
  const mostWorkers = Math.max(...points.map((point) => point.numWorkers));
  const x = linearScale([0, mostWorkers], [SMALL_PLOT.left + 6, SMALL_PLOT.right - 6]);
  const y = linearScale([0, top * 1.08], [SMALL_PLOT.bottom, SMALL_PLOT.top]);
  const path = linePath(points.map((point) => [x(point.numWorkers), y(point.samplesPerSecond)]));
  return (
    <svg
      viewBox={`0 0 ${SMALL_PLOT.width} ${SMALL_PLOT.height}`}
      className="small-plot"
      role="img"
      aria-label={describeSweep(points)}
    >
      <PlotAxes
        frame={SMALL_PLOT}
        x={x}
        y={y}
        xTicks={points.map((point) => point.numWorkers)}
        xTitle="num_workers"
        formatX={String}
        formatY={formatCount}
      />
      {demandPerSecond !== null && demandPerSecond <= top && (
        <g data-demand-per-second={demandPerSecond}>
          <line
            x1={SMALL_PLOT.left}
            x2={SMALL_PLOT.right}
            y1={y(demandPerSecond)}
            y2={y(demandPerSecond)}
            className="stroke-stage-step"
            strokeDasharray="6 4"
          />
          <text x={SMALL_PLOT.left + 4} y={y(demandPerSecond) - 5} className="plot-text fill-ink-muted">
            what the GPU could take
          </text>
        </g>
      )}
      <path d={path} fill="none" className="stroke-ink" strokeWidth="1.5" />
      {points.map(({ numWorkers, samplesPerSecond }) => (
        <circle
          key={numWorkers}
          cx={x(numWorkers)}
          cy={y(samplesPerSecond)}
          r="3.5"
          className="fill-ink"
          data-num-workers={numWorkers}
          data-samples-per-second={samplesPerSecond}
        />
      ))}
    </svg>
  );
}

function describeSweep(points: readonly SweepPoint[]): string {
  const said = points.map(
    ({ numWorkers, samplesPerSecond }) =>
      `${plural(numWorkers, "worker")}: ${formatPerSecond(samplesPerSecond)}`,
  );
  return `Samples per second against num_workers. ${said.join("; ")}.`;
}
