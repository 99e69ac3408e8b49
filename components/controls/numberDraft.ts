import { clampToSetting, type Setting } from "@/lib/settings";

/** What a reader typed into a number field, read against its setting. */
export type NumberDraft =
  { readonly kind: "value"; readonly value: number } | { readonly kind: "refused"; readonly message: string };

/** Reads a typed number. A refusal names the field, what was found and what is allowed. */
export function readNumberDraft(text: string, setting: Setting): NumberDraft {
  const value = text.trim() === "" ? NaN : Number(text.replace(",", "."));
  const unit = setting.unit === "" ? "" : ` ${setting.unit}`;
  const allowed = `${setting.min} to ${setting.max}${unit}, in steps of ${setting.step}`;
  // What lies outside or between two steps, and NaN, is not what it is moved to.
  if (clampToSetting(setting, value) === value) return { kind: "value", value };
  return { kind: "refused", message: `${setting.name}: found “${text}”; allowed is ${allowed}.` };
}
