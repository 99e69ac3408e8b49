import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clampToSetting, sampleMs, SETTINGS } from "@/lib/settings";
import { defaultLoaderWish, defaultScenario } from "@/lib/sim";

const wish = { ...defaultScenario, loader: defaultLoaderWish };

describe.each([...Object.entries(SETTINGS), ["sampleMs", sampleMs] as const])(
  "setting %s",
  (_key, setting) => {
    it("reads back what it wrote, for every value that it takes", () => {
      fc.assert(
        fc.property(fc.double({ min: setting.min, max: setting.max, noNaN: true }), (wanted) => {
          const value = clampToSetting(setting, wanted);
          expect(setting.get(setting.set(wish, value))).toBe(value);
        }),
      );
    });

    it("says its value in words", () => {
      const value = setting.get(wish);
      expect(setting.describe(wish)).toContain(String(value));
    });

    it("stays within its range", () => {
      expect(clampToSetting(setting, setting.max + 1000)).toBe(setting.max);
      expect(clampToSetting(setting, setting.min - 1000)).toBe(setting.min);
    });
  },
);
