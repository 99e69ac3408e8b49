import { describe, expect, it } from "vitest";
import { levelAt } from "@/lib/signals/levelAt";

const steps = { count: 3, timesMs: Float64Array.of(1, 4, 9, 0), values: Float64Array.of(2, 5, 0, 99) };

describe("levelAt", () => {
  it.each([
    [0, 0],
    [1, 2],
    [3.9, 2],
    [4, 5],
    [9, 0],
    [1000, 0],
  ])("at %d ms it is %d", (atMs, value) => {
    expect(levelAt(steps, atMs)).toBe(value);
  });

  it("is 0 where nothing ever happened", () => {
    expect(levelAt({ count: 0, timesMs: new Float64Array(), values: new Float64Array() }, 5)).toBe(0);
  });
});
