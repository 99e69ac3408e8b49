import type { Wish } from "@/lib/scenario-store";

/**
 * One knob of a scenario that takes numbers: what it is called, which values it takes, where it
 * lives in a wish and how its value is said. Sliders, live numbers and links are all made from these.
 */
export interface Setting {
  /** PyTorch's own name where it has one. */
  readonly name: string;
  /** Its name in words, when `name` is an argument's. */
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit: "" | "ms" | "M" | "KiB" | "GiB";
  /** What may be typed, where that is more than its slider offers. */
  readonly typed?: Range;
  get(wish: Wish): number;
  set(wish: Wish, value: number): Wish;
  /** The value with its unit, in words, for a screen reader. */
  describe(wish: Wish): string;
}

/** The values that a setting takes in one place. */
export type Range = Pick<Setting, "min" | "max" | "step">;

/** The same setting with another range: a small figure offers fewer workers than a large one. */
export function limitTo(setting: Setting, range: Partial<Range>): Setting {
  return { ...setting, ...range };
}

/** The nearest value that the setting takes. */
export function clampToSetting(setting: Range, value: number): number {
  const steps = Math.round((value - setting.min) / setting.step);
  const snapped = setting.min + steps * setting.step;
  const rounded = Number(snapped.toFixed(6));
  return Math.min(setting.max, Math.max(setting.min, rounded));
}
