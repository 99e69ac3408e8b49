import { expect, it } from "vitest";
import { glyphPath } from "@/components/charts/glyphPath";
import { STAGES } from "@/lib/sim";
import { GLYPHS } from "@/lib/stages";

it("is the glyph where it was drawn", () => {
  expect(glyphPath("load", 8, 8, 16)).toBe(GLYPHS.load);
});

it("moves and scales all of it", () => {
  expect(glyphPath("load", 104, 54, 8)).toBe(
    "M103.1 50.5h1.8v2.8h1.85l-2.75 2.8-2.75-2.8h1.85zm-2.1 6.1h6v0.9h-6z",
  );
});

it.each(STAGES)("finds the glyph of %s said in steps from its first point, without arcs", (stage) => {
  expect(GLYPHS[stage]).toMatch(/^M[\d.]+ [\d.]+[mlhvcsz\d. -]+$/);
});
