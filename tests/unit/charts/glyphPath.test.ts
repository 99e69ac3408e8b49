import { expect, it } from "vitest";
import { glyphPath } from "@/components/charts/glyphPath";

it("says a glyph in steps from its first point, so that it can stand anywhere", () => {
  expect(glyphPath("load", 8, 8, 16)).toBe(
    "M6.2 1h3.6v5.6h3.7l-5.5 5.6l-5.5 -5.6h3.7zm-4.2 12.2h12v1.8h-12z",
  );
  expect(glyphPath("step", 8, 8, 16)).toBe("M10 0l-7.8 9.2h4.3l-1.5 6.8l8.8 -9.6h-4.6z");
});

it("moves and scales all of it", () => {
  expect(glyphPath("load", 104, 54, 8)).toBe(
    "M103.1 50.5h1.8v2.8h1.85l-2.75 2.8l-2.75 -2.8h1.85zm-2.1 6.1h6v0.9h-6z",
  );
});

it("keeps the flags of arcs and scales their radii", () => {
  expect(glyphPath("idle", 4, 4, 8)).toBe(
    "M4 0.6a3.4 3.4 0 1 0 0 6.8a3.4 3.4 0 1 0 0 -6.8zm0 1.4a2 2 0 1 1 0 4a2 2 0 1 1 0 -4z",
  );
});

it("turns lines and curves to points of the page into steps", () => {
  expect(glyphPath("storage", 8, 8, 16)).toContain("c1 0.8 2.6 1.3 4.4 1.3s3.4 -0.5 4.4 -1.3v-1.7c-1 0.8");
});
