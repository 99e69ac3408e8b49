import type { Band } from "@/components/charts/intervalPath";
import { type Frame, TEXT_HEIGHT } from "./model/frame";

interface LaneLabelProps {
  readonly frame: Frame;
  readonly label: string;
  /** For the narrow frame. */
  readonly shortLabel: string;
  readonly band: Band;
  readonly opacity?: number;
}

/** The name of a lane, where there is room for one. */
export function LaneLabel({ frame, label, shortLabel, band, opacity }: LaneLabelProps) {
  if (band.height < TEXT_HEIGHT) return null;
  return (
    <text
      x={0}
      y={band.y + band.height / 2}
      dominantBaseline="central"
      fillOpacity={opacity}
      className="fill-ink-muted figure-text"
    >
      {frame.compact ? shortLabel : label}
    </text>
  );
}

/** The lines that lanes stand on, as one path. */
export function laneLines({ plotLeft, plotRight }: Frame, bands: readonly Band[]): string {
  return bands.map(({ y, height }) => `M${plotLeft} ${y + height + 0.5}H${plotRight}`).join("");
}
