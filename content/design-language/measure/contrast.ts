import { wcagContrast } from "culori";
import { LOOKS, onStageToken, stageToken, tokensOf, type Palette } from "@/lib/stages";

/** A colour that stands on another somewhere on the site, both by token name. */
export interface Use {
  readonly ink: string;
  readonly ground: string;
  /** What WCAG 2.2 AA asks for: 4.5 of text (1.4.3), 3 of graphics and controls (1.4.11). */
  readonly atLeast: 4.5 | 3;
}

/** A {@link Use} with the contrast it has in one theme. */
export interface MeasuredUse extends Use {
  readonly ratio: number;
}

const PAGE = ["paper", "surface", "raised"];
const TINTS = ["accent-soft", "good-soft", "warn-soft", "bad-soft"];

const code = ["keyword", "string", "constant", "function", "parameter", "comment", "punctuation"];

const text = (ink: string, grounds: readonly string[]): Use[] =>
  grounds.map((ground) => ({ ink, ground, atLeast: 4.5 }));

const mark = (ink: string, grounds: readonly string[]): Use[] =>
  grounds.map((ground) => ({ ink, ground, atLeast: 3 }));

/** Every use of a colour on another. `rule` is missing: it orders, and nothing depends on seeing it. */
export const USES: readonly Use[] = [
  ...text("ink", [...PAGE, ...TINTS]),
  ...text("ink-muted", [...PAGE, ...TINTS]),
  ...text("accent", [...PAGE, ...TINTS]),
  ...text("accent-ink", ["accent"]),
  ...text("good", [...PAGE, "good-soft"]),
  ...text("warn", [...PAGE, "warn-soft"]),
  ...text("bad", [...PAGE, "bad-soft"]),
  ...code.flatMap((kind) => text(`code-${kind}`, ["surface"])),
  ...LOOKS.filter((look) => look !== "idle").flatMap((look) => text(onStageToken(look), [stageToken(look)])),
  ...text(onStageToken("idle"), PAGE),
  ...mark("edge", PAGE),
  ...mark("focus", [...PAGE, ...TINTS]),
  ...LOOKS.flatMap((look) => mark(stageToken(look), PAGE)),
];

/** The contrast of every use in one theme, the lowest against what is asked first. */
export function measuredUses(palette: Palette): readonly MeasuredUse[] {
  const tokens = tokensOf(palette);
  const colour = (name: string): string => {
    const found = tokens.get(name);
    if (found === undefined)
      throw new Error(`Token "${name}": found none; allowed are ${[...tokens.keys()].join(", ")}.`);
    return found;
  };
  return USES.map((use) => ({ ...use, ratio: wcagContrast(colour(use.ink), colour(use.ground)) })).sort(
    (p, q) => p.ratio / p.atLeast - q.ratio / q.atLeast,
  );
}
