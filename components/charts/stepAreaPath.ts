import { levelAt } from "@/lib/signals/levelAt";
import type { StepFunction } from "@/lib/sim";
import type { LinearScale } from "./linearScale";
import { round } from "./round";

/** The area under a step function within the domain of `x`, as an SVG path. */
export function stepAreaPath(steps: StepFunction, x: LinearScale, y: LinearScale): string {
  const [fromMs = 0, untilMs = 0] = x.domain();
  const base = round(y(0));
  let path = `M${round(x(fromMs))} ${base}V${round(y(levelAt(steps, fromMs)))}`;
  for (let index = 0; index < steps.count; index += 1) {
    const at = steps.timesMs[index] ?? untilMs;
    if (at > fromMs && at < untilMs) path += `H${round(x(at))}V${round(y(steps.values[index] ?? 0))}`;
  }
  return `${path}H${round(x(untilMs))}V${base}z`;
}
