import { formatMs } from "@/lib/format/number";
import type { Strip } from "./reading";
import { windowMs } from "./windows";

/** A strip over stretches of time from 0 to `untilMs`. */
export function overTime(
  label: string,
  values: readonly number[],
  untilMs: number,
  top: number,
  format: (value: number) => string,
): Strip {
  return {
    label,
    values,
    top: Math.max(top, 1e-9),
    topText: format(top),
    fromText: "0",
    untilText: formatMs(untilMs),
    texts: values.map(format),
    places: values.map((_, index) => `from ${index === 0 ? "0" : formatMs(index * windowMs(untilMs))}`),
  };
}
