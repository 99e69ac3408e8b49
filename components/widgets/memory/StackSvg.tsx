import { scaleLinear } from "d3-scale";
import { PlotAxes } from "@/components/charts/PlotAxes";
import { formatBytes } from "@/lib/format/bytes";
import { formatMs } from "@/lib/format/number";
import { LimitMark } from "./LimitMark";
import { axisFor } from "./model/limit";
import { drawnRows, stackPaths, sumOf } from "./model/stack";
import { MomentMarks } from "./MomentMarks";
import { paintOf } from "./paint";
import type { StackProps } from "./stackProps";

/** Memory over time, stacked by what holds it, with its limit. */
export function StackSvg(props: StackProps) {
  const { timeline, layers, limit, frame, title, xTitle, description } = props;
  const sum = sumOf(layers, timeline.count);
  const peak = sum.reduce((most, bytes) => Math.max(most, bytes), 0);
  const { top, inSight } = axisFor(peak, limit.bytes);
  const x = scaleLinear([0, Math.max(1, timeline.endMs)], [frame.left, frame.right]);
  const y = scaleLinear([0, top], [frame.bottom, frame.top]);
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
        xTicks={x.ticks(frame.width > 400 ? 6 : 3).filter((tick) => tick < 0.94 * timeline.endMs)}
        xTitle={xTitle}
        formatX={(tick) => (tick === 0 ? "0" : formatMs(tick))}
        formatY={(bytes) => (bytes === 0 ? "0" : formatBytes(bytes))}
      />
      <text x={frame.left} y={12} className="plot-text fill-ink font-semibold">
        {title}
      </text>
      <MomentMarks {...props} x={x} />
      <LimitMark limit={limit} inSight={inSight} y={y} frame={frame} />
    </svg>
  );
}
