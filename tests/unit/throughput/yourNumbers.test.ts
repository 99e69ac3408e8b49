import { describe, expect, it } from "vitest";
import { YOUR_NUMBERS } from "@/components/widgets/throughput/model/yourNumbers";
import type { Wish } from "@/lib/scenario-store";
import { stepMs } from "@/lib/settings";
import { defaultLoaderWish, defaultScenario } from "@/lib/sim";

const jpegs: Wish = { ...defaultScenario, loader: defaultLoaderWish };

describe("the five numbers", () => {
  it("are taken as they are typed, in any order", () => {
    const typed = [5.23, 100, 212.5, 24, 147];
    for (const order of [
      [0, 1, 2, 3, 4],
      [4, 3, 2, 1, 0],
    ]) {
      const wish = order.reduce(
        (before, at) => YOUR_NUMBERS[at]?.setting.set(before, typed[at] ?? 0) ?? before,
        jpegs,
      );
      expect(YOUR_NUMBERS.map(({ setting }) => setting.get(wish))).toEqual(typed);
      expect(wish.workload.payload.bytes).toBeCloseTo(100 * 147 * 1024, 3);
    }
  });

  it("leave the step alone when the batch grows", () => {
    const grown = YOUR_NUMBERS[1]?.setting.set(jpegs, 128);
    expect(grown === undefined ? null : stepMs.get(grown)).toBe(stepMs.get(jpegs));
  });
});
