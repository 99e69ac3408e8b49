import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { distanceToMiddle, nearest, type Extent } from "@/components/widgets/islands/nearest";

const extent = fc
  .record({ top: fc.integer({ min: -5000, max: 5000 }), height: fc.integer({ min: 0, max: 2000 }) })
  .map(({ top, height }): Extent => ({ top, bottom: top + height }));

describe("nearest", () => {
  it("is at no greater distance than any other", () => {
    fc.assert(
      fc.property(
        fc.array(extent, { minLength: 1 }),
        fc.integer({ min: 1, max: 2000 }),
        (extents, height) => {
          const found = nearest(extents, (item) => item, height);
          const distances = extents.map((item) => distanceToMiddle(item, height));
          expect(found && distanceToMiddle(found, height)).toBe(Math.min(...distances));
        },
      ),
    );
  });

  it("is nothing among nothing", () => {
    expect(nearest([], (item: Extent) => item, 800)).toBeUndefined();
  });
});
