import { timeScale, type Frame } from "./model/frame";

/** The moment as a line; what is still to come is pale. */
export function Playhead({ frame, atMs }: { readonly frame: Frame; readonly atMs: number }) {
  const { fromMs, untilMs } = frame.window;
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
        opacity={0.6}
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
