import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PRESETS } from "@/lib/presets";
import { clampToSetting, fitTo, limitTo, SETTINGS } from "@/lib/settings";
import { defaultLoaderWish, defaultScenario } from "@/lib/sim";

const wish = { ...defaultScenario, loader: defaultLoaderWish };

describe.each(PRESETS.map((preset) => [preset.id, preset.wish] as const))("preset %s", (_id, presetWish) => {
  it.each(Object.entries(SETTINGS))("gives %s a range that holds its value exactly", (_key, setting) => {
    const value = setting.get(presetWish);
    const { min, max, step } = fitTo(setting, presetWish);
    expect(clampToSetting({ min, max, step }, value)).toBe(value);
    expect(clampToSetting({ min, max, step }, max)).toBe(max);
    expect(min).toBeLessThan(max);
  });
});

it("leaves a range alone that holds the value", () => {
  expect(fitTo(SETTINGS.stepMs, wish)).toBe(SETTINGS.stepMs);
});

it("leaves it alone for a value that may be typed", () => {
  const workers = { ...SETTINGS.numWorkers, typed: { min: 0, max: 64, step: 1 } };
  const with32 = SETTINGS.numWorkers.set(wish, 32);
  expect(fitTo(workers, with32)).toBe(workers);
  expect(fitTo(SETTINGS.numWorkers, with32).max).toBeGreaterThan(32);
});

it("keeps whole numbers whole", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), (batchSize) => {
      const { min, max, step } = fitTo(SETTINGS.batchSize, SETTINGS.batchSize.set(wish, batchSize));
      expect([min, max, step].every(Number.isInteger)).toBe(true);
      expect(clampToSetting({ min, max, step }, batchSize)).toBe(batchSize);
    }),
  );
});

it("does not take a value for a multiple that it nearly is", () => {
  const set = SETTINGS.sampleCpuMs.set(wish, 1999.9998);
  expect(clampToSetting(fitTo(SETTINGS.sampleCpuMs, set), 1999.9998)).toBe(1999.9998);
});

it("holds any time that has a few digits", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000_000 }), (tenThousandths) => {
      const ms = tenThousandths / 10_000;
      const set = SETTINGS.sampleCpuMs.set(wish, ms);
      expect(clampToSetting(fitTo(SETTINGS.sampleCpuMs, set), ms)).toBe(ms);
    }),
    { numRuns: 1000 },
  );
});

it("narrows and widens a range for one place only", () => {
  const narrow = limitTo(SETTINGS.numWorkers, { max: 8 });
  expect(clampToSetting(narrow, 12)).toBe(8);
  expect(clampToSetting(SETTINGS.numWorkers, 12)).toBe(12);
  expect(narrow.set(wish, 8).loader.numWorkers).toBe(8);
});
