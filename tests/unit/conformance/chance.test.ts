import { expect, test } from "vitest";
import { chanceIn } from "@/lib/conformance/chance";

test("of two repeats, half their distance", () => {
  expect(chanceIn([103, 97])).toBe(3);
  expect(chanceIn([97, 103])).toBe(-3);
});

test("a single repeat tells nothing of chance, nor do equal ones", () => {
  expect(chanceIn([])).toBe(0);
  expect(chanceIn([100])).toBe(0);
  expect(chanceIn([100, 100, 100])).toBe(0);
});

test("has the variance of the mean of the repeats", () => {
  // All 4³ triples of four equally likely values: the mean of three has a third of the variance of one.
  const values = [0, 2, 3, 11];
  const squares = values.flatMap((a) => values.flatMap((b) => values.map((c) => chanceIn([a, b, c]) ** 2)));
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  expect(squares.reduce((sum, square) => sum + square, 0) / squares.length).toBeCloseTo(variance / 3, 9);
});
