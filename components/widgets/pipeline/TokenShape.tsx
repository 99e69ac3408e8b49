import { GlyphMark } from "@/components/charts/GlyphMark";
import { LOOK_CLASSES, LABELS } from "@/lib/stages";
import { TEXT_HEIGHT } from "./model/frame";
import type { TokenBox } from "./model/positions";
import type { Token } from "./model/tokens";

interface TokenShapeProps {
  readonly token: Token;
  readonly box: TokenBox;
  /** Room for the name of what happens to the batch. */
  readonly named: boolean;
}

const GLYPH_SIZE = 9;

/** A batch: its number, and what happens to it as colour, glyph and, where there is room, a word. */
export function TokenShape({ token, box, named }: TokenShapeProps) {
  const { fill, fillOn } = LOOK_CLASSES[token.stage];
  const middle = box.y + box.height / 2;
  const isRoomy = box.width > 40;
  const hasText = box.height >= TEXT_HEIGHT;
  return (
    <g className={fillOn}>
      <rect {...box} rx={3} className={fill} />
      {isRoomy && hasText && (
        <GlyphMark look={token.stage} x={box.x + 11} y={middle} size={GLYPH_SIZE} ink="on" />
      )}
      {hasText && (
        <text
          x={isRoomy ? box.x + 20 : box.x + box.width / 2}
          y={middle}
          textAnchor={isRoomy ? "start" : "middle"}
          dominantBaseline="central"
          className="figure-text font-medium tabular-nums"
        >
          {named && isRoomy ? `${token.batch} · ${LABELS[token.stage]}` : token.batch}
        </text>
      )}
      {hasText && token.behind > 0 && (
        <text
          x={box.x + box.width - 5}
          y={middle}
          textAnchor="end"
          dominantBaseline="central"
          className="figure-text tabular-nums"
        >
          +{token.behind}
        </text>
      )}
    </g>
  );
}
