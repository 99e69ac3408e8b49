import { round } from "@/components/charts/round";
import type { LaneId, PathStep } from "@/lib/sim";
import { bandOf } from "./bands";
import { timeScale, type Frame } from "./frame";

/** Stretches of a path, latest first, as one line through the lanes, as far as the frame shows it. */
export function criticalLine(steps: readonly PathStep[], frame: Frame): string {
  const x = timeScale(frame);
  const { fromMs, untilMs } = frame.window;
  const within = (ms: number) => round(x(Math.min(untilMs, Math.max(fromMs, ms))));
  return steps
    .filter(({ startMs, endMs }) => endMs > fromMs && startMs < untilMs)
    .toReversed()
    .map((step, index) => {
      const y = round(heightOf(step, frame));
      return `${index === 0 ? "M" : "L"}${within(step.startMs)} ${y}H${within(step.endMs)}`;
    })
    .join("");
}

function heightOf({ lane }: PathStep, frame: Frame): number {
  // A feeder thread has no lane in the picture: its worker's is where it runs.
  const place: LaneId = lane.kind === "feeder" ? { kind: "worker", worker: lane.worker } : lane;
  const { y, height } = bandOf(place, frame) ?? frame.main;
  return y + height / 2;
}
