import { timeScale, type Frame } from "./model/frame";

interface PlayheadProps {
  readonly frame: Frame;
  readonly atMs: number;
  readonly isPlaying: boolean;
}

/**
 * The moment as a line; what is still to come is pale. Whoever stands at the beginning has chosen no moment:
 * they see the whole run.
 */
export function Playhead({ frame, atMs, isPlaying }: PlayheadProps) {
  const { fromMs, untilMs } = frame.window;
  const isPale = isPlaying || atMs > fromMs;
  const x = timeScale(frame)(Math.min(untilMs, Math.max(fromMs, atMs)));
  const isShown = fromMs <= atMs && atMs <= untilMs;
  return (
    <>
      <rect
        x={x}
        y={frame.axisHeight}
        width={frame.plotRight - x + 1}
        height={frame.height - frame.axisHeight}
        className="fill-paper"
        opacity={isPale ? 0.6 : 0}
      />
      {isShown && (
        <path
          d={`M${x} ${frame.height}V${frame.axisHeight - 4}l-5 -6h10l-5 6`}
          className="fill-accent stroke-accent"
          strokeWidth={1.5}
        />
      )}
      <text x={frame.nowLeft} y={10} className="fill-ink-muted figure-text">
        {frame.compact ? "now" : "at this moment"}
      </text>
    </>
  );
}
