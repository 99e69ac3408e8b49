import { ticks } from "d3-array";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { niceTicks } from "@/components/charts/niceTicks";

describe("niceTicks", () => {
  it("agrees with d3-array for every window that a picture can show", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 20, max: 100_000 }),
        fc.integer({ min: 2, max: 10 }),
        (from, span, count) => {
          expect(niceTicks(from, from + span, count)).toEqual(ticks(from, from + span, count));
        },
      ),
    );
  });
});
