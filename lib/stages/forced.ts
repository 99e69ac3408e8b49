import type { Palette, StageColour } from "./palette";

const SOLID: StageColour = { fill: "CanvasText", on: "Canvas" };

/**
 * The palette where the reader's system forces its own colours: two of them. Stages are
 * told apart by glyph and texture alone; `idle` by its open ground.
 */
export const FORCED: Palette = {
  grounds: {
    paper: "Canvas",
    surface: "Canvas",
    raised: "Canvas",
    accentSoft: "Canvas",
    goodSoft: "Canvas",
    warnSoft: "Canvas",
    badSoft: "Canvas",
  },
  inks: {
    ink: "CanvasText",
    inkMuted: "CanvasText",
    accent: "LinkText",
    accentInk: "Canvas",
    good: "CanvasText",
    warn: "CanvasText",
    bad: "CanvasText",
  },
  lines: { rule: "CanvasText", edge: "CanvasText", focus: "Highlight" },
  code: {
    codeKeyword: "CanvasText",
    codeString: "CanvasText",
    codeConstant: "CanvasText",
    codeFunction: "CanvasText",
    codeParameter: "CanvasText",
    codeComment: "CanvasText",
    codePunctuation: "CanvasText",
  },
  stages: {
    storage: SOLID,
    load: SOLID,
    collate: SOLID,
    handOver: SOLID,
    pin: SOLID,
    copy: SOLID,
    step: SOLID,
    idle: { fill: "CanvasText", on: "CanvasText" },
  },
};
