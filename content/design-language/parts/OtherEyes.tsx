import { formatHex } from "culori";
import { LOOKS, PALETTES, LABELS, type Theme } from "@/lib/stages";
import { lookDistances } from "../measure/stageDistances";
import { seenAs, VISIONS, type Vision } from "../measure/vision";
import { BothThemes } from "./BothThemes";

const SWATCH = 36;

/** The stage colours as each kind of eye gets them, with the pair that comes closest. */
export function OtherEyes() {
  return (
    <BothThemes>
      {(theme) => VISIONS.map((vision) => <Row key={vision} theme={theme} vision={vision} />)}
    </BothThemes>
  );
}

function Row({ theme, vision }: { readonly theme: Theme; readonly vision: Vision }) {
  const palette = PALETTES[theme];
  const distances = lookDistances(palette, vision);
  const [closest] = distances;
  if (closest === undefined) throw new Error("There are no two looks to compare.");
  const noticeable = Math.min(...distances.map((distance) => distance.noticeable));
  return (
    <div className="eyes-row">
      <h3>{vision === "normal" ? "normal vision" : vision}</h3>
      <svg viewBox={`0 0 ${SWATCH * LOOKS.length} 24`} className="w-full" aria-hidden="true">
        {LOOKS.map((look, index) => (
          <rect
            key={look}
            x={index * SWATCH}
            width={SWATCH}
            height="24"
            fill={formatHex(seenAs(palette.stages[look].fill, vision)[0])}
          />
        ))}
      </svg>
      <p className="text-note text-ink-muted">
        Closest: {LABELS[closest.one]} and {LABELS[closest.other]}, ΔE {closest.deltaE.toFixed(1)}. At least{" "}
        {noticeable.toFixed(2)} × what half of all people notice.
      </p>
    </div>
  );
}
