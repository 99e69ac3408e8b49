import type { Band } from "@/components/charts/intervalPath";
import { type Frame, TEXT_HEIGHT } from "./model/frame";

interface LaneLabelProps {
  readonly frame: Frame;
  readonly label: string;
  /** For the narrow frame. */
  readonly shortLabel: string;
  readonly band: Band;
}

/** The name of a lane and the line it stands on. */
export function LaneLabel({ frame, label, shortLabel, band }: LaneLabelProps) {
  const base = band.y + band.height + 0.5;
  return (
    <>
      {band.height >= TEXT_HEIGHT && (
        <text
          x={0}
          y={band.y + band.height / 2}
          dominantBaseline="central"
          className="fill-ink-muted figure-text"
        >
          {frame.compact ? shortLabel : label}
        </text>
      )}
      <line x1={frame.plotLeft} x2={frame.plotRight} y1={base} y2={base} className="stroke-rule" />
    </>
  );
}
