import { LOOK_CLASSES } from "@/lib/stages";
import type { TokenShapes } from "./model/tokenShapes";

/** Batches at a moment: their numbers, and what happens to each as colour, glyph and, where there is room, a word. */
export function Tokens({ shapes }: { readonly shapes: TokenShapes }) {
  return (
    <>
      {shapes.stages.map(({ stage, boxes, glyphs }) => (
        <g key={stage}>
          <path d={boxes} className={LOOK_CLASSES[stage].fill} />
          <path d={glyphs} fillRule="evenodd" className={LOOK_CLASSES[stage].fillOn} />
        </g>
      ))}
      <g className="figure-text font-medium tabular-nums" dominantBaseline="central">
        {shapes.texts.map(({ key, stage, x, y, anchor, text }) => (
          <text key={key} x={x} y={y} textAnchor={anchor} className={LOOK_CLASSES[stage].fillOn}>
            {text}
          </text>
        ))}
      </g>
    </>
  );
}
