import { memo } from "react";
import { niceTicks } from "@/components/charts/niceTicks";
import { formatMs } from "@/lib/format/number";
import { timeScale, type Frame } from "./model/frame";

/** Time since `iter()`, above the lanes. */
export const TimeAxis = memo(function TimeAxis({ frame }: { readonly frame: Frame }) {
  const x = timeScale(frame);
  const ticks = niceTicks(frame.window.fromMs, frame.window.untilMs, frame.compact ? 3 : 6);
  return (
    <g className="fill-ink-muted figure-text">
      <path
        d={ticks.map((tick) => `M${x(tick)} ${frame.axisHeight - 4}V${frame.height}`).join("")}
        className="stroke-rule"
      />
      {ticks.map((tick) => (
        <text key={tick} x={x(tick)} y={10} textAnchor={anchorOf(tick, frame)}>
          {tick === 0 ? "0" : formatMs(tick)}
        </text>
      ))}
    </g>
  );
});

/** The outermost labels stay within the plot. */
function anchorOf(tick: number, { window }: Frame): "start" | "middle" | "end" {
  if (tick === window.fromMs) return "start";
  return tick === window.untilMs ? "end" : "middle";
}
