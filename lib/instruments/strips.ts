import { formatMs } from "@/lib/format/number";
import { hasDied, type InstrumentRun, type Strip } from "./reading";
import { windowMs } from "./windows";

/** A strip over stretches of time from 0 to `untilMs`; nothing after the end of the run. */
export function overTime(
  label: string,
  levels: readonly number[],
  run: Pick<InstrumentRun, "result" | "endMs">,
  untilMs: number,
  top: number,
  format: (value: number) => string,
): Strip {
  const { endMs } = run;
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
    endedAt: hasDied(run) ? Math.min(1, endMs / untilMs) : null,
  };
}
