import type { Look } from "./look";

/** Tailwind classes that paint with a look's colour. */
export interface LookClasses {
  /** Fill in SVG. */
  readonly fill: string;
  /** Stroke in SVG. */
  readonly stroke: string;
  /** Glyphs: sets `currentColor`. Not for words, whose contrast would be too low. */
  readonly glyph: string;
  /** Words and glyphs on top of the colour. */
  readonly on: string;
  /** The same, as SVG fill. */
  readonly fillOn: string;
  /** The same, as SVG stroke. */
  readonly strokeOn: string;
}

/** Written out in full: Tailwind finds class names by reading the source. */
export const LOOK_CLASSES: Readonly<Record<Look, LookClasses>> = {
  storage: {
    fill: "fill-stage-storage",
    stroke: "stroke-stage-storage",
    glyph: "text-stage-storage",
    on: "text-on-stage-storage",
    fillOn: "fill-on-stage-storage",
    strokeOn: "stroke-on-stage-storage",
  },
  load: {
    fill: "fill-stage-load",
    stroke: "stroke-stage-load",
    glyph: "text-stage-load",
    on: "text-on-stage-load",
    fillOn: "fill-on-stage-load",
    strokeOn: "stroke-on-stage-load",
  },
  collate: {
    fill: "fill-stage-collate",
    stroke: "stroke-stage-collate",
    glyph: "text-stage-collate",
    on: "text-on-stage-collate",
    fillOn: "fill-on-stage-collate",
    strokeOn: "stroke-on-stage-collate",
  },
  handOver: {
    fill: "fill-stage-hand-over",
    stroke: "stroke-stage-hand-over",
    glyph: "text-stage-hand-over",
    on: "text-on-stage-hand-over",
    fillOn: "fill-on-stage-hand-over",
    strokeOn: "stroke-on-stage-hand-over",
  },
  pin: {
    fill: "fill-stage-pin",
    stroke: "stroke-stage-pin",
    glyph: "text-stage-pin",
    on: "text-on-stage-pin",
    fillOn: "fill-on-stage-pin",
    strokeOn: "stroke-on-stage-pin",
  },
  copy: {
    fill: "fill-stage-copy",
    stroke: "stroke-stage-copy",
    glyph: "text-stage-copy",
    on: "text-on-stage-copy",
    fillOn: "fill-on-stage-copy",
    strokeOn: "stroke-on-stage-copy",
  },
  step: {
    fill: "fill-stage-step",
    stroke: "stroke-stage-step",
    glyph: "text-stage-step",
    on: "text-on-stage-step",
    fillOn: "fill-on-stage-step",
    strokeOn: "stroke-on-stage-step",
  },
  idle: {
    fill: "fill-stage-idle",
    stroke: "stroke-stage-idle",
    glyph: "text-stage-idle",
    on: "text-on-stage-idle",
    fillOn: "fill-on-stage-idle",
    strokeOn: "stroke-on-stage-idle",
  },
};
