import type { Wish } from "@/lib/scenario-store";

/**
 * One knob of a scenario: what it is called, which values it takes, where it lives in a wish
 * and how its value is said. Sliders, live numbers and links are all made from these.
 */
export interface Setting {
  /** PyTorch's own name where it has one. */
  readonly name: string;
  /** Its name in words, when `name` is an argument's. */
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit: "" | "ms";
  get(wish: Wish): number;
  set(wish: Wish, value: number): Wish;
  /** The value with its unit, in words, for a screen reader. */
  describe(wish: Wish): string;
}

/** The nearest value that the setting takes. */
export function clampToSetting(setting: Setting, value: number): number {
  const steps = Math.round((value - setting.min) / setting.step);
  const snapped = setting.min + steps * setting.step;
  const rounded = Number(snapped.toFixed(3));
  return Math.min(setting.max, Math.max(setting.min, rounded));
}
