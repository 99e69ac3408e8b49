import { GLYPH_BOX, GLYPHS, LOOK_CLASSES, type Look } from "@/lib/stages";

interface GlyphMarkProps {
  readonly look: Look;
  /** Middle of the mark. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** `on`: drawn on a token of the look's colour. */
  readonly ink?: "own" | "on";
}

/** A look's glyph inside a picture. */
export function GlyphMark({ look, x, y, size, ink = "own" }: GlyphMarkProps) {
  const scale = size / GLYPH_BOX;
  return (
    <path
      d={GLYPHS[look]}
      fillRule="evenodd"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
      className={ink === "on" ? LOOK_CLASSES[look].fillOn : LOOK_CLASSES[look].fill}
    />
  );
}
