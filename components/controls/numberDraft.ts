import { clampToSetting, type Setting } from "@/lib/settings";

/** What a reader typed into a number field, read against its setting. */
export type NumberDraft =
  /** `snapped` where another number than the typed one counts: what was typed lies between two steps. */
  | { readonly kind: "value"; readonly value: number; readonly snapped?: string }
  | { readonly kind: "refused"; readonly message: string };

/** Reads a typed number. A refusal names the field, what was found and what is allowed. */
export function readNumberDraft(text: string, setting: Setting): NumberDraft {
  const value = text.trim() === "" ? NaN : Number(text.replace(",", "."));
  const unit = setting.unit === "" ? "" : ` ${setting.unit}`;
  const allowed = `${setting.min} to ${setting.max}${unit}, in steps of ${setting.step}`;
  if (!Number.isFinite(value) || value < setting.min || value > setting.max) {
    return { kind: "refused", message: `${setting.name}: found “${text}”; allowed is ${allowed}.` };
  }
  const taken = clampToSetting(setting, value);
  if (taken === value) return { kind: "value", value };
  const snapped = `${setting.name}: found “${text}”; it goes in steps of ${setting.step}.`;
  return { kind: "value", value: taken, snapped };
}
