import type { Wish } from "@/lib/scenario-store";
import type { Setting } from "@/lib/settings";

/** The way to a phenomenon that works from any state: what to start from, and the one change that brings it. */
export interface Way {
  /** Where it begins, made of the figure's own scenario. No task is done there. */
  readonly begin: (original: Wish) => Wish;
  readonly change: { readonly setting: Setting; readonly value: number };
}

/** The change as an instruction. */
export function changeInWords({ change: { setting, value } }: Way): string {
  const unit = setting.unit === "" ? "" : ` ${setting.unit}`;
  return `set ${setting.name} to ${value}${unit}`;
}

/** The state that the change leads to. */
export function wayEnd({ begin, change: { setting, value } }: Way, original: Wish): Wish {
  return setting.set(begin(original), value);
}
