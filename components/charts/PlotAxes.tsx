import type { LinearScale } from "./linearScale";
import { niceTicks } from "./niceTicks";
import type { PlotFrame } from "./plot";

interface PlotAxesProps {
  readonly frame: PlotFrame;
  readonly x: LinearScale;
  readonly y: LinearScale;
  readonly xTicks: readonly number[];
  readonly xTitle: string;
  readonly formatX: (value: number) => string;
  readonly formatY: (value: number) => string;
  /** Round values of `y` unless said otherwise. */
  readonly yTicks?: readonly number[];
}

/** Ticks and titles of a small plot; horizontal rules only. */
export function PlotAxes({ frame, x, y, xTicks, xTitle, formatX, formatY, yTicks }: PlotAxesProps) {
  const [from = 0, until = 1] = y.domain();
  return (
    <g className="plot-text fill-ink-muted">
      {(yTicks ?? niceTicks(from, until, 4)).map((tick) => (
        <g key={tick}>
          <line x1={frame.left} x2={frame.right} y1={y(tick)} y2={y(tick)} className="stroke-rule" />
          <text x={frame.left - 6} y={y(tick) + 4} textAnchor="end">
            {formatY(tick)}
          </text>
        </g>
      ))}
      {xTicks.map((tick) => (
        <text key={tick} x={x(tick)} y={frame.bottom + 16} textAnchor="middle">
          {formatX(tick)}
        </text>
      ))}
      <text x={frame.right} y={frame.height - 4} textAnchor="end">
        {xTitle}
      </text>
    </g>
  );
}
