import { round } from "@/components/charts/round";
import type { Strip } from "@/lib/instruments";
import type { Stage } from "@/lib/sim";
import { LOOK_CLASSES } from "@/lib/stages";

const HEIGHT = 40;
const STEP = 10;

/** A bar that is alone is not as wide as the picture. */
const SLOTS_FOR_ONE = 8;

interface StripChartProps {
  readonly strip: Strip;
  readonly stage: Stage;
}

/** A strip as a filled outline: a bar for each stretch, batch or bin. */
export function StripChart({ strip, stage }: StripChartProps) {
  const { label, values, top, topText, fromText, untilText, endedAt } = strip;
  const width = STEP * (values.length === 1 ? SLOTS_FOR_ONE : values.length);
  const gap = values.length <= 16 ? 2 : 0;
  const path = values
    .map((value, index) => {
      const height = round((HEIGHT * Math.min(value, top)) / top);
      return `M${index * STEP + gap} ${HEIGHT}v${-height}h${STEP - 2 * gap}v${height}z`;
    })
    .join("");
  return (
    <div className="strip">
      <p className="strip-label">
        <span>{label}</span>
        <span className="strip-scale">{topText}</span>
      </p>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={path} className={LOOK_CLASSES[stage].fill} />
        {endedAt !== null && (
          <path
            d={`M${round(width * endedAt)} 0v${HEIGHT}`}
            className="strip-end"
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
      <p className="strip-axis" aria-hidden="true">
        <span>{fromText}</span>
        {endedAt !== null && <span className="strip-died">│ the run ended</span>}
        <span>{untilText}</span>
      </p>
    </div>
  );
}
