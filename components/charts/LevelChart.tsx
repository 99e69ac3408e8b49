import { scaleLinear } from "d3-scale";
import { formatMs } from "@/lib/format/number";
import type { StepFunction } from "@/lib/sim";
import { PlotAxes } from "./PlotAxes";
import { SMALL_PLOT } from "./plot";
import { stepAreaPath } from "./stepAreaPath";

interface LevelChartProps {
  readonly level: StepFunction;
  readonly untilMs: number;
  /** Highest value of the axis. */
  readonly top: number;
  readonly format: (value: number) => string;
  readonly description: string;
}

/** A level over time, filled. */
export function LevelChart({ level, untilMs, top, format, description }: LevelChartProps) {
  const x = scaleLinear([0, untilMs], [SMALL_PLOT.left, SMALL_PLOT.right]);
  const y = scaleLinear([0, top], [SMALL_PLOT.bottom, SMALL_PLOT.top]);
  return (
    <svg
      viewBox={`0 0 ${SMALL_PLOT.width} ${SMALL_PLOT.height}`}
      className="small-plot"
      role="img"
      aria-label={description}
    >
      <path d={stepAreaPath(level, x, y)} className="fill-stage-hand-over" />
      <PlotAxes
        frame={SMALL_PLOT}
        x={x}
        y={y}
        xTicks={x.ticks(4).filter((tick) => tick < untilMs)}
        xTitle="time since iter()"
        formatX={(tick) => (tick === 0 ? "0" : formatMs(tick))}
        formatY={format}
      />
    </svg>
  );
}
