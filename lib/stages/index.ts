/** The vocabulary of the pipeline and its looks: words, colours, glyphs, textures, type. */
export { LOOKS, type Look } from "./look";
export { LABELS } from "./labels";
export { TERMS } from "./terms";
export { MEANINGS } from "./meanings";
export { GLYPHS, GLYPH_BOX } from "./glyphs";
export { HATCHES, HATCH_TILE } from "./hatches";
export { LOOK_CLASSES, type LookClasses } from "./classes";
export { PALETTES, THEMES } from "./themes";
export type { Palette, StageColour, Theme } from "./palette";
export { cssName, onStageToken, stageToken, tokensOf } from "./tokens";
export { FONT_FAMILIES, FONT_SIZES, MEASURES, TYPE_STEPS, type TypeStep } from "./type";
export { UNDERLINE_CLASSES } from "./underlines";
