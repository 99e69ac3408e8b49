import type { LinearScale } from "@/components/charts/linearScale";
import type { StackProps } from "./stackProps";

interface MomentMarksProps extends Pick<
  StackProps,
  "frame" | "untilMs" | "atMs" | "failsAtMs" | "trainingFromMs"
> {
  readonly x: LinearScale;
  /** One of several pictures names the death. */
  readonly saysSo: boolean;
}

/** The moments of a run: where the reader looks, where training begins, where it all ends. */
export function MomentMarks({
  frame,
  untilMs,
  atMs,
  failsAtMs,
  trainingFromMs,
  x,
  saysSo,
}: MomentMarksProps) {
  const line = (ms: number) => ({ x1: x(ms), x2: x(ms), y1: frame.top, y2: frame.bottom });
  return (
    <g>
      {failsAtMs !== null && (
        <g data-fails-at-ms={failsAtMs}>
          <rect
            x={x(failsAtMs)}
            y={frame.top}
            width={Math.max(0, frame.right - x(failsAtMs))}
            height={frame.bottom - frame.top}
            className="memory-never"
          />
          <line {...line(failsAtMs)} className="stroke-warn" strokeWidth="2.5" />
          {saysSo && (
            <text
              x={x(failsAtMs) - 6}
              y={frame.top + 12}
              textAnchor="end"
              className="plot-text plot-halo fill-ink"
            >
              the run dies here
            </text>
          )}
        </g>
      )}
      {trainingFromMs > 0 && trainingFromMs < untilMs && (
        <g>
          <line {...line(trainingFromMs)} className="stroke-ink-muted" strokeDasharray="2 3" />
          <text x={x(trainingFromMs) + 4} y={frame.top + 12} className="plot-text plot-halo fill-ink-muted">
            training
          </text>
        </g>
      )}
      <line {...line(atMs)} className="stroke-accent" strokeWidth="2" strokeOpacity="0.7" />
    </g>
  );
}
