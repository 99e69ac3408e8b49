import type { ReactNode } from "react";
import { StageGlyph } from "@/components/charts/StageGlyph";
import { UNDERLINE_CLASSES, TERMS, type Look } from "@/lib/stages";

interface StageProps {
  readonly name: Look;
  /** Another form of the word, such as a plural or a capital; the term itself when left out. */
  readonly children?: ReactNode;
}

/** A stage's name in the prose, with its glyph and a line in its colour. */
export function Stage({ name, children }: StageProps) {
  return (
    <span className="stage-word">
      <StageGlyph look={name} />
      <span className={`stage-term ${UNDERLINE_CLASSES[name]}`}>{children ?? TERMS[name]}</span>
    </span>
  );
}
