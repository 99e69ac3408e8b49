import { describe, expect, it } from "vitest";
import { meanLevel } from "@/lib/signals/meanLevel";

const steps = (...changes: [number, number][]) => ({
  count: changes.length,
  timesMs: Float64Array.from(changes, ([at]) => at),
  values: Float64Array.from(changes, ([, value]) => value),
});

describe("meanLevel", () => {
  it("weighs each value by its time", () => {
    expect(meanLevel(steps([0, 2], [10, 6]), 0, 20)).toBeCloseTo(4);
  });

  it("counts 0 before the first change", () => {
    expect(meanLevel(steps([5, 8]), 0, 10)).toBeCloseTo(4);
  });

  it("looks only between the two moments", () => {
    expect(meanLevel(steps([0, 100], [10, 1], [20, 100]), 10, 20)).toBeCloseTo(1);
  });

  it("is the value itself when no time passes", () => {
    expect(meanLevel(steps([0, 3], [4, 7]), 5, 5)).toBe(7);
  });
});
