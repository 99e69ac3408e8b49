import { formatMs } from "@/lib/format/number";
import type { InstrumentRun, Strip } from "./reading";
import { windowMs } from "./windows";

/** A strip over stretches of time from 0 to `untilMs`; nothing after the end of the run. */
export function overTime(
  label: string,
  levels: readonly number[],
  { endMs }: Pick<InstrumentRun, "endMs">,
  untilMs: number,
  top: number,
  format: (value: number) => string,
): Strip {
  const values = levels.map((value, index) => (index * windowMs(untilMs) < endMs ? value : 0));
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
