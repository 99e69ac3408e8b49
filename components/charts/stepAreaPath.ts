import { area, curveStepAfter } from "d3-shape";
import type { ScaleLinear } from "d3-scale";
import type { StepFunction } from "@/lib/sim";
import { levelAt } from "@/lib/signals/levelAt";

/** The area under a step function within the domain of `x`, as an SVG path. */
export function stepAreaPath(
  steps: StepFunction,
  x: ScaleLinear<number, number>,
  y: ScaleLinear<number, number>,
): string {
  const [fromMs = 0, untilMs = 0] = x.domain();
  const points: [number, number][] = [[fromMs, levelAt(steps, fromMs)]];
  for (let index = 0; index < steps.count; index += 1) {
    const at = steps.timesMs[index] ?? 0;
    if (at > fromMs && at < untilMs) points.push([at, steps.values[index] ?? 0]);
  }
  points.push([untilMs, levelAt(steps, untilMs)]);
  const draw = area()
    .curve(curveStepAfter)
    .x(([at]) => x(at))
    .y0(y(0))
    .y1(([, value]) => y(value))
    .digits(2);
  return draw(points) ?? "";
}
