import { round } from "@/components/charts/round";
import type { Strip } from "@/lib/instruments";

const HEIGHT = 40;
const STEP = 10;

/** A strip as a filled outline: a bar for each stretch, batch or bin. */
export function StripChart({ strip }: { readonly strip: Strip }) {
  const { label, values, top, topText, fromText, untilText } = strip;
  const width = Math.max(1, values.length) * STEP;
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
        <path d={path} className="fill-ink-muted" />
      </svg>
      <p className="strip-axis" aria-hidden="true">
        <span>{fromText}</span>
        <span>{untilText}</span>
      </p>
    </div>
  );
}
