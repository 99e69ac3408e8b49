import { byteTicks } from "@/components/charts/byteTicks";
import { linearScale } from "@/components/charts/linearScale";
import { PlotAxes } from "@/components/charts/PlotAxes";
import { LimitMark } from "./LimitMark";
import { axisFor } from "./model/limit";
import { epochTicks } from "./model/epochTicks";
import { drawnRows, outlinePath, stackPaths, sumOf } from "./model/stack";
import { MomentMarks } from "./MomentMarks";
import { paintOf } from "./paint";
import type { StackProps } from "./stackProps";

/** Memory over time, stacked by what holds it, with its limit. */
export function StackSvg(props: StackProps) {
  const { timeline, layers, limit, frame, title, xTitle, description, untilMs: end, pinned, clock } = props;
  const sum = sumOf(layers, timeline.count);
  const peak = highest(sum);
  const pinnedSum = pinned === null ? null : sumOf(pinned.layers, pinned.timeline.count);
  const { top, inSight } = axisFor(Math.max(peak, pinnedSum === null ? 0 : highest(pinnedSum)), limit.bytes);
  const x = linearScale([0, end], [frame.left, frame.right]);
  const y = linearScale([0, top], [frame.bottom, frame.top]);
  const { ticks, format } = byteTicks(top, 4);
  const times = epochTicks(clock, end, frame.width > 400 ? 6 : 3);
  const paths = stackPaths(layers, timeline, drawnRows(timeline, sum, frame), x, y);
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      className="memory-svg"
      role="img"
      aria-label={description}
      data-peak-bytes={peak}
    >
      {paths.map((path, index) => {
        const layer = layers[index];
        if (path === "" || layer === undefined) return null;
        return (
          <g key={layer.id} className="memory-layer" data-layer={layer.id}>
            <path d={path} {...paintOf(layer.paint)} />
          </g>
        );
      })}
      <PlotAxes
        frame={frame}
        x={x}
        y={y}
        xTicks={times.ticks.filter((tick) => tick < 0.94 * end)}
        xTitle={xTitle}
        formatX={times.format}
        formatY={format}
        yTicks={ticks}
      />
      <text x={frame.left} y={12} className="plot-text fill-ink font-semibold">
        {title}
      </text>
      {pinned !== null && pinnedSum !== null && (
        <path
          d={outlinePath(pinned.timeline, pinnedSum, drawnRows(pinned.timeline, pinnedSum, frame), x, y)}
          fill="none"
          className="stroke-ink"
          strokeWidth="1.75"
          strokeDasharray="6 3"
          data-pinned-peak-bytes={highest(pinnedSum)}
        />
      )}
      {peak === 0 && (
        <text x={frame.left + 8} y={frame.bottom - 8} className="plot-text fill-ink-muted">
          empty: nothing is put here
        </text>
      )}
      <MomentMarks {...props} x={x} saysSo={xTitle === ""} />
      <LimitMark limit={limit} inSight={inSight} y={y} frame={frame} />
    </svg>
  );
}

function highest(values: Float64Array): number {
  return values.reduce((most, value) => Math.max(most, value), 0);
}
