import { describe, expect, it } from "vitest";
import { createForgetting } from "@/components/widgets/tasks/forgetting";

const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => ({ name }));

describe("forgotten progress", () => {
  it("counts everything until something is forgotten", () => {
    expect(createForgetting().counted([{ ...a }, { ...b }])).toHaveLength(2);
  });

  it("starts over from the latest attempt, and waits for a new one", () => {
    if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error("none");
    const { forget, counted } = createForgetting<object>();
    forget([a, b]);
    expect(counted([a, b])).toEqual([]);
    expect(counted([a, b, c])).toEqual([b, c]);
    expect(counted([a])).toEqual([]);
    forget([a, b, c]);
    expect(counted([a, b, c, d])).toEqual([c, d]);
  });
});
