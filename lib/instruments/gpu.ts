import { formatPercent } from "@/lib/format/number";
import type { InstrumentRun, Reading } from "./reading";
import { overTime } from "./strips";
import { spread, windowMs } from "./windows";

/** Utilisation as `nvidia-smi` samples it: the part of each stretch in which some kernel ran. */
export function gpuReading(run: InstrumentRun, untilMs: number): Reading {
  const { batches, totals } = run.result;
  const { stepStartMs, stepEndMs } = batches;
  const busyMs = spread(
    stepStartMs,
    stepEndMs,
    (row) => (stepEndMs[row] ?? 0) - (stepStartMs[row] ?? 0),
    untilMs,
  );
  const shares = busyMs.map((ms) => Math.min(1, ms / windowMs(untilMs)));
  return {
    title: "GPU utilisation",
    stage: "step",
    tool: "nvidia-smi dmon",
    numbers: [{ label: "mean, once steady", text: formatPercent(totals.gpuBusyFraction) }],
    strips: [overTime("GPU busy", shares, run, untilMs, 1, formatPercent)],
  };
}
