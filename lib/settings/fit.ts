import type { Wish } from "@/lib/scenario-store";
import { clampToSetting, limitTo, type Setting } from "./setting";

const MANTISSAS = [1, 2, 5];
const FINEST_EXPONENT = -4;

/** A fitted range has at least this many steps. */
const FEWEST_STEPS = 10;

/** Relative error that a division of two decimal numbers may have. */
const ROUNDING = 1e-12;

/** How far a fitted range reaches beyond the value that it was fitted to. */
const HEADROOM = 3;

/**
 * The setting with a range in which the wish's value lies, exactly: a sample takes a microsecond in
 * one preset and a second in another. Unchanged if the value fits already. Fit to what a reader
 * starts from, not to what they drag: else the range runs away under the hand. A value that may be typed
 * needs no other steps: the slider reaches out to it.
 */
export function fitTo(setting: Setting, wish: Wish): Setting {
  const value = setting.get(wish);
  const max = Math.max(setting.max, setting.typed?.max ?? 0);
  if (clampToSetting({ ...setting, max }, value) === value) return setting;
  return refitted(setting, value);
}

function refitted(setting: Setting, value: number): Setting {
  const step = stepFor(value, takesWholeNumbers(setting));
  const min = setting.min === 0 ? 0 : step;
  const reach = Math.max(niceAtLeast(HEADROOM * value), min + FEWEST_STEPS * step);
  const max = min + Math.ceil((reach - min) / step - 1e-9) * step;
  return limitTo(setting, { min, max: Number(max.toFixed(6)), step });
}

function takesWholeNumbers({ unit, step }: Setting): boolean {
  return unit === "" && Number.isInteger(step);
}

/** The coarsest round step that leads to the value in at least four steps. */
function stepFor(value: number, whole: boolean): number {
  const finest = whole ? 0 : FINEST_EXPONENT;
  for (let exponent = Math.floor(Math.log10(value)); exponent >= finest; exponent -= 1) {
    for (const mantissa of MANTISSAS.toReversed()) {
      const step = rounded(mantissa, exponent);
      if (value >= 4 * step && isMultiple(value, step)) return step;
    }
  }
  return rounded(1, finest);
}

function isMultiple(value: number, step: number): boolean {
  const steps = value / step;
  return Math.abs(steps - Math.round(steps)) <= ROUNDING * steps;
}

function niceAtLeast(value: number): number {
  const exponent = Math.floor(Math.log10(value));
  const fitting = [...MANTISSAS, 10].map((mantissa) => rounded(mantissa, exponent));
  return fitting.find((nice) => nice >= value) ?? value;
}

function rounded(mantissa: number, exponent: number): number {
  return Number(`${String(mantissa)}e${String(exponent)}`);
}
