import type { Setting } from "@/lib/settings";

/** Where a key takes a setting from `value`, or undefined when the key means nothing here. */
export function keyStep(key: string, value: number, setting: Setting): number | undefined {
  switch (key) {
    case "ArrowUp":
      return value + setting.step;
    case "ArrowDown":
      return value - setting.step;
    case "PageUp":
      return value + 5 * setting.step;
    case "PageDown":
      return value - 5 * setting.step;
    default:
      return undefined;
  }
}
