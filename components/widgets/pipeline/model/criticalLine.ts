import { round } from "@/components/charts/round";
import type { PathStep } from "@/lib/sim";
import { timeScale, workerBand, type Frame } from "./frame";

/** The path as one line through the lanes, as far as the frame shows it. */
export function criticalLine(steps: readonly PathStep[], frame: Frame): string {
  const x = timeScale(frame);
  const { fromMs, untilMs } = frame.window;
  const within = (ms: number) => round(x(Math.min(untilMs, Math.max(fromMs, ms))));
  return steps
    .filter(({ startMs, endMs }) => endMs > fromMs && startMs < untilMs)
    .map((step, index) => {
      const y = round(heightOf(step, frame));
      return `${index === 0 ? "M" : "L"}${within(step.startMs)} ${y}H${within(step.endMs)}`;
    })
    .join("");
}

function heightOf({ stage, worker }: PathStep, frame: Frame): number {
  const { y, height } = bandOf(stage, worker, frame);
  return y + height / 2;
}

function bandOf(stage: PathStep["stage"], worker: number, frame: Frame) {
  switch (stage) {
    case "storage":
    case "load":
    case "collate":
    case "index":
    case "start":
      return worker < 0 ? frame.main : workerBand(frame, worker);
    case "handOver":
    case "loop":
      return frame.main;
    case "pin":
      return frame.pinThread ?? frame.main;
    case "copy":
      return frame.copyEngine ?? frame.main;
    case "step":
      return frame.gpu;
  }
}
