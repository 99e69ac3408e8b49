import fc from "fast-check";
import { expect, it } from "vitest";
import { broken, captionLines, legendPlaces } from "@/components/charts/export/caption";

it("breaks a text between words, and a word that is too long anywhere", () => {
  expect(broken("one two three", 7)).toEqual(["one two", "three"]);
  expect(broken("https://example.org/?a=1", 10)).toEqual(["https://ex", "ample.org/", "?a=1"]);
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 30 }), (text, most) => {
      const lines = broken(text, most);
      expect(lines.every(({ length }) => length <= most)).toBe(true);
      expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
    }),
  );
});

it("puts lines below each other, and no height where there is nothing to say", () => {
  const { lines, height } = captionLines(
    "A title",
    ["A sentence that takes more than one line.", "Two"],
    150,
  );
  expect(lines.map(({ isBold }) => isBold)).toEqual([true, false, false, false]);
  expect(lines.every(({ y }, index) => y > (lines[index - 1]?.y ?? 0) && y < height)).toBe(true);
  expect(captionLines(null, [], 150)).toEqual({ lines: [], height: 0 });
});

it("sets a legend in rows that fit", () => {
  const { places, height } = legendPlaces([4, 7, 9, 3], 180);
  expect(places.map(({ x }) => x === 0)).toEqual([true, false, true, false]);
  expect(new Set(places.map(({ y }) => y)).size).toBe(2);
  expect(height).toBeGreaterThan(places.at(-1)?.y ?? 0);
});
