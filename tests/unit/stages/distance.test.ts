import { describe, expect, it } from "vitest";
import { differenceOf } from "@/content/design-language/measure/difference";
import { lookDistances } from "@/content/design-language/measure/stageDistances";
import { VISIONS } from "@/content/design-language/measure/vision";
import { LOOKS, PALETTES, THEMES } from "@/lib/stages";

/**
 * CIEDE2000 of 1 is what can just be seen on large patches held together. Our marks are small,
 * apart, and named by a legend elsewhere: twelve times that is what a dichromat keeps here, and
 * eighteen what others do. `NOTICEABLE` asks the same of the size that the marks really have.
 */
const DELTA_E = { normal: 18, protanopia: 12, deuteranopia: 12, tritanopia: 12 };
const NOTICEABLE = 1.2;

/** Interaction never shares a shape with a stage, so its colour may come a little closer. */
const DELTA_E_TO_ACCENT = 10;

describe.each(THEMES)("in the %s theme", (theme) => {
  const palette = PALETTES[theme];

  describe.each(VISIONS)("%s", (vision) => {
    const distances = lookDistances(palette, vision);

    it("compares every pair of looks", () => {
      expect(distances).toHaveLength((LOOKS.length * (LOOKS.length - 1)) / 2);
    });

    it.each(distances)("tells $one from $other", ({ deltaE, noticeable }) => {
      expect(deltaE).toBeGreaterThanOrEqual(DELTA_E[vision]);
      expect(noticeable).toBeGreaterThanOrEqual(NOTICEABLE);
    });

    it.each(LOOKS)("tells the accent from %s", (look) => {
      const { deltaE } = differenceOf(palette.inks.accent, palette.stages[look].fill, vision);
      expect(deltaE).toBeGreaterThanOrEqual(DELTA_E_TO_ACCENT);
    });
  });
});
