/** A Tailwind font family: its names, and settings that go with it. */
type Family = [string, { fontVariationSettings: string }];

/** A Tailwind font size: the size, its line height, and what else belongs to it. */
type Size = [string, { lineHeight: string; letterSpacing?: string; fontWeight?: string }];

/** A face, the local fonts that `styles/fonts.css` fits to its measure, and the last resort. */
const stack = (face: string, fitted: readonly string[], generic: string): string =>
  [`"${face}"`, ...fitted.map((local) => `"${face} Fallback: ${local}"`), generic].join(", ");

/**
 * Three faces from three files. `serif` is for reading. `sans` (interface, charts) and
 * `mono` (code, numbers in columns) are one file: the axis MONO of Recursive turns one
 * into the other. The fallbacks are fitted in `styles/fonts.css`, so that nothing moves
 * when the real faces arrive.
 */
export const FONT_FAMILIES: Record<"serif" | "sans" | "mono", Family> = {
  serif: [
    stack("Newsreader", ["Georgia", "Times New Roman", "Noto Serif"], "serif"),
    { fontVariationSettings: "normal" },
  ],
  sans: [stack("Recursive", ["Arial", "Roboto"], "sans-serif"), { fontVariationSettings: "'MONO' 0" }],
  mono: [
    "'Recursive Mono', 'Recursive Mono Fallback', ui-monospace, monospace",
    { fontVariationSettings: "'MONO' 1" },
  ],
};

/**
 * The type scale: steps of 5:4 from the body up, and three sizes below it. In rem, so
 * that it follows the reader's own setting; reading sizes also grow a little with the window.
 */
export const FONT_SIZES: Record<TypeStep, Size> = {
  note: ["0.8125rem", { lineHeight: "1.4" }],
  ui: ["0.9375rem", { lineHeight: "1.4" }],
  small: ["1.0625rem", { lineHeight: "1.5" }],
  body: ["clamp(1.1875rem, 1.13rem + 0.28vw, 1.3125rem)", { lineHeight: "1.58" }],
  lead: ["clamp(1.375rem, 1.28rem + 0.45vw, 1.625rem)", { lineHeight: "1.45" }],
  h4: ["clamp(1.1875rem, 1.13rem + 0.28vw, 1.3125rem)", { lineHeight: "1.35", fontWeight: "640" }],
  h3: ["clamp(1.375rem, 1.28rem + 0.45vw, 1.625rem)", { lineHeight: "1.25", fontWeight: "600" }],
  h2: [
    "clamp(1.6875rem, 1.5rem + 0.9vw, 2.0625rem)",
    { lineHeight: "1.18", fontWeight: "580", letterSpacing: "-0.008em" },
  ],
  h1: [
    "clamp(2.125rem, 1.7rem + 2vw, 3.25rem)",
    { lineHeight: "1.06", fontWeight: "560", letterSpacing: "-0.015em" },
  ],
};

/** The names of {@link FONT_SIZES}, smallest first. */
export const TYPE_STEPS = ["note", "ui", "small", "body", "lead", "h4", "h3", "h2", "h1"] as const;

/** One of {@link TYPE_STEPS}. */
export type TypeStep = (typeof TYPE_STEPS)[number];

/** Widths: a line of about 68 characters, a figure that breaks out of it, the page. */
export const MEASURES: Record<"measure" | "figure" | "page", string> = {
  measure: "37rem",
  figure: "58rem",
  page: "76rem",
};
