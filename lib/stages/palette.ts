import type { Look } from "./look";

/** The two designed themes. */
export type Theme = "light" | "dark";

/** The grounds that text and marks stand on. */
export interface Grounds {
  /** The page. */
  readonly paper: string;
  /** Panels, figures and code blocks. */
  readonly surface: string;
  /** Controls and what floats above the page. */
  readonly raised: string;
  /** Behind what the reader has chosen. */
  readonly accentSoft: string;
  readonly goodSoft: string;
  readonly warnSoft: string;
  readonly badSoft: string;
}

/** The colours of words. */
export interface Inks {
  readonly ink: string;
  readonly inkMuted: string;
  /** Links and whatever else can be acted on; no stage comes near it. */
  readonly accent: string;
  /** Words on `accent`. */
  readonly accentInk: string;
  readonly good: string;
  readonly warn: string;
  readonly bad: string;
}

/** The colours of lines. */
export interface Lines {
  /** Hairlines that only order the page; nothing depends on seeing them. */
  readonly rule: string;
  /** Outlines of controls and axes: 3:1. */
  readonly edge: string;
  /** The focus ring: 3:1. */
  readonly focus: string;
}

/** Highlighted code: one colour per kind of token. */
export interface CodeInks {
  readonly codeKeyword: string;
  readonly codeString: string;
  readonly codeConstant: string;
  readonly codeFunction: string;
  readonly codeParameter: string;
  readonly codeComment: string;
  readonly codePunctuation: string;
}

/** A stage's colour, and the colour of words and glyphs on top of it. */
export interface StageColour {
  readonly fill: string;
  readonly on: string;
}

/** One theme: every colour as `#rrggbb`, or as a colour of the reader’s system. */
export interface Palette {
  readonly grounds: Grounds;
  readonly inks: Inks;
  readonly lines: Lines;
  readonly code: CodeInks;
  /** `idle.fill` is the colour of its hatching; the ground shows between the lines. */
  readonly stages: Readonly<Record<Look, StageColour>>;
}
