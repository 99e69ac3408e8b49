import { GLYPH_BOX, GLYPHS, LOOK_CLASSES, type Look } from "@/lib/stages";

interface StageGlyphProps {
  readonly look: Look;
  /** `own`: in the look's colour. `on`: for use on top of it. `text`: like the words around it. */
  readonly ink?: "own" | "on" | "text";
  readonly className?: string;
}

/** A look's glyph beside words, as tall as a capital. Decoration: the words carry the name. */
export function StageGlyph({ look, ink = "own", className = "" }: StageGlyphProps) {
  const colour = { own: LOOK_CLASSES[look].glyph, on: LOOK_CLASSES[look].on, text: "" }[ink];
  return (
    <svg
      viewBox={`0 0 ${GLYPH_BOX} ${GLYPH_BOX}`}
      width="16"
      height="16"
      aria-hidden="true"
      focusable="false"
      className={`stage-glyph ${colour} ${className}`}
    >
      <path d={GLYPHS[look]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}
