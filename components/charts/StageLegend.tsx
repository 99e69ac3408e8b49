import type { ReactNode } from "react";
import { LABELS, type Look } from "@/lib/stages";
import { hatchFill } from "./hatchFill";
import { StageGlyph } from "./StageGlyph";

interface StageLegendProps {
  readonly looks: readonly Look[];
  /** Further items of the list. */
  readonly children?: ReactNode;
}

/** What the colours of a picture mean: swatch, glyph and word of each look. */
export function StageLegend({ looks, children }: StageLegendProps) {
  return (
    <ul className="flex list-none flex-wrap gap-x-4 gap-y-1 p-0 text-note" aria-label="Legend">
      {looks.map((look) => (
        <li key={look} className="m-0 flex items-center gap-1.5">
          <svg viewBox="0 0 18 10" width="18" height="10" aria-hidden="true">
            <rect width="18" height="10" fill={hatchFill(look)} />
          </svg>
          <StageGlyph look={look} />
          {LABELS[look]}
        </li>
      ))}
      {children}
    </ul>
  );
}
