import type { PlotFrame } from "@/components/charts/plot";

interface KneeMarkProps {
  readonly x: number;
  readonly y: number;
  readonly frame: PlotFrame;
  /** It is a first estimate, and may move. */
  readonly isEstimate: boolean;
}

/** The knee: a ring on the curve, a wedge on the axis, and the word; dashed and asked while it is an estimate. */
export function KneeMark({ x, y, frame, isEstimate }: KneeMarkProps) {
  const below = y + 24 < frame.bottom;
  return (
    <g>
      <path d={`M${x - 5} ${frame.bottom + 1}h10l-5 -8z`} className="fill-ink" />
      <circle
        cx={x}
        cy={y}
        r="9"
        fill="none"
        className="stroke-ink"
        strokeWidth="1.5"
        strokeDasharray={isEstimate ? "3 3" : undefined}
      />
      <text
        x={x + 8}
        y={below ? y + 22 : y - 14}
        className="plot-text plot-halo fill-ink"
        textAnchor={x > frame.right - 40 ? "end" : "start"}
      >
        {isEstimate ? "knee?" : "knee"}
      </text>
    </g>
  );
}
