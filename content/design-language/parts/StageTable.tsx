import { GlyphMark } from "@/components/charts/GlyphMark";
import { hatchFill } from "@/components/charts/hatchFill";
import { StageGlyph } from "@/components/charts/StageGlyph";
import {
  LOOK_CLASSES,
  UNDERLINE_CLASSES,
  LOOKS,
  MEANINGS,
  PALETTES,
  TERMS,
  type Look,
  type Theme,
} from "@/lib/stages";
import { BothThemes, sheetPrefix } from "./BothThemes";

/** Every look with glyph, colour, texture and word. */
export function StageTable() {
  return <BothThemes>{(theme) => <ThemeStages theme={theme} />}</BothThemes>;
}

function ThemeStages({ theme }: { readonly theme: Theme }) {
  return (
    <ul className="stage-rows">
      {LOOKS.map((look) => (
        <li key={look}>
          <Sample look={look} theme={theme} />
          <p>
            <StageGlyph look={look} className="mr-1.5" />
            <b className={`stage-term ${UNDERLINE_CLASSES[look]}`}>{TERMS[look]}</b>{" "}
            <code>{PALETTES[theme].stages[look].fill}</code>
          </p>
          <p className="text-note text-ink-muted">{MEANINGS[look]}</p>
        </li>
      ))}
    </ul>
  );
}

/** Plain colour, texture, and a token with its glyph on top. */
function Sample({ look, theme }: { readonly look: Look; readonly theme: Theme }) {
  const { fill } = LOOK_CLASSES[look];
  const hatched = hatchFill(look, sheetPrefix(theme));
  return (
    <svg viewBox="0 0 96 32" width="96" height="32" aria-hidden="true">
      <rect width="28" height="32" className={fill} />
      <rect x="32" width="28" height="32" fill={hatched} />
      <rect
        x="64"
        width="32"
        height="32"
        rx="3"
        {...(look === "idle" ? { fill: hatched } : { className: fill })}
      />
      <GlyphMark look={look} x={80} y={16} size={16} ink="on" />
    </svg>
  );
}
