import { memo } from "react";
import { timeScale, type Frame } from "./model/frame";

interface PlayheadProps {
  readonly frame: Frame;
  readonly atMs: number;
  readonly isPlaying: boolean;
}

/**
 * The moment as a line, moved by transforms, which need no layout; what is still to come is pale. Whoever stands
 * at the beginning has chosen no moment: they see the whole run.
 */
export const Playhead = memo(function Playhead({ frame, atMs, isPlaying }: PlayheadProps) {
  const { fromMs, untilMs } = frame.window;
  const isPale = isPlaying || atMs > fromMs;
  const x = timeScale(frame)(Math.min(untilMs, Math.max(fromMs, atMs)));
  const spanPx = frame.plotRight - frame.plotLeft;
  const isShown = fromMs <= atMs && atMs <= untilMs;
  return (
    <>
      <rect
        y={frame.axisHeight}
        width={spanPx}
        height={frame.height - frame.axisHeight}
        transform={`translate(${x}) scale(${(frame.plotRight - x + 1) / spanPx} 1)`}
        className="fill-paper"
        fillOpacity={isPale ? 0.6 : 0}
      />
      {isShown && (
        <path
          d={`M0 ${frame.height}V${frame.axisHeight - 4}l-5 -6h10l-5 6`}
          transform={`translate(${x})`}
          className="fill-accent stroke-accent"
          strokeWidth={1.5}
        />
      )}
      <text x={frame.nowLeft} y={10} className="fill-ink-muted figure-text">
        {frame.compact ? "now" : "at this moment"}
      </text>
    </>
  );
});
