import { formatBytes } from "@/lib/format/bytes";
import { formatPercent } from "@/lib/format/number";

interface GaugeProps {
  readonly name: string;
  readonly bytes: number;
  readonly limitBytes: number;
}

const WIDTH = 100;

/** How much of a limit is used at the peak, and what is left of it. */
export function Gauge({ name, bytes, limitBytes }: GaugeProps) {
  const share = limitBytes === 0 ? 0 : bytes / limitBytes;
  return (
    <div className="memory-gauge">
      <span className="font-mono">{name}</span>
      <svg viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={WIDTH} height="10" className="fill-surface" />
        <rect width={Math.min(WIDTH, WIDTH * share)} height="10" className="fill-ink-muted" />
      </svg>
      <span>
        {formatPercent(share)} of {formatBytes(limitBytes)}, {formatBytes(Math.max(0, limitBytes - bytes))}{" "}
        left
      </span>
    </div>
  );
}
