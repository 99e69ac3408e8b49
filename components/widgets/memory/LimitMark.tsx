import type { LinearScale } from "@/components/charts/linearScale";
import type { PlotFrame } from "@/components/charts/plot";
import { formatBytes } from "@/lib/format/bytes";
import { WIDE_FROM_PX } from "./model/frame";

interface LimitMarkProps {
  readonly limit: { readonly bytes: number };
  readonly inSight: boolean;
  readonly y: LinearScale;
  readonly frame: PlotFrame;
}

/** A limit as a line, or by name at the top where it lies beyond the picture. */
export function LimitMark({ limit, inSight, y, frame }: LimitMarkProps) {
  const words = `limit ${formatBytes(limit.bytes)}`;
  if (!inSight) {
    return (
      <text x={frame.right} y={12} textAnchor="end" className="plot-text fill-ink-muted">
        {words}, above{frame.width >= WIDE_FROM_PX && " the picture"}
      </text>
    );
  }
  const at = y(limit.bytes);
  return (
    <g data-limit-bytes={limit.bytes}>
      <line
        x1={frame.left}
        x2={frame.right}
        y1={at}
        y2={at}
        className="stroke-warn"
        strokeWidth="2"
        strokeDasharray="7 4"
      />
      <text
        x={frame.left + 6}
        y={at - frame.top > 14 ? at - 5 : at + 14}
        className="plot-text plot-halo fill-ink"
      >
        {words}
      </text>
    </g>
  );
}
