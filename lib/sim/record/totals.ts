import type { Plan } from "../model/plan";
import type { Totals } from "../result";
import type { BatchLog } from "./batchLog";

/** What the totals need besides the batches. */
export interface Ends {
  readonly iteratorMs: number;
  readonly lastShutdownMs: number;
  readonly endMs: number;
  readonly cpuMs: number;
  readonly maxInFlight: number;
}

/** The totals of a run. Steady figures count from the return of the last excluded `next()` to that of the last. */
export function totalsOf(plan: Plan, log: BatchLog, ends: Ends): Totals {
  const { order, delivered, nextReturnMs } = log;
  const at = (column: Float64Array, position: number): number => column[order[position] ?? 0] ?? 0;
  const from = Math.min(plan.scenario.training.excludedBatches, Math.max(0, delivered - 2));
  let samples = 0;
  let steadySamples = 0;
  let waitMs = 0;
  let gpuBusyMs = 0;
  let steadyBusyMs = 0;
  for (let i = 0; i < delivered; i += 1) {
    const batch = order[i] ?? 0;
    const stepMs = (log.stepEndMs[batch] ?? 0) - (log.stepStartMs[batch] ?? 0);
    samples += log.samples[batch] ?? 0;
    gpuBusyMs += stepMs;
    if (i <= from) continue;
    steadySamples += log.samples[batch] ?? 0;
    waitMs += (nextReturnMs[batch] ?? 0) - (log.nextCallMs[batch] ?? 0);
    steadyBusyMs += at(log.stepEndMs, i - 1) - at(log.stepStartMs, i - 1);
  }
  const last = Math.max(0, delivered - 1);
  const wallMs = Math.max(ends.endMs, at(log.stepEndMs, last));
  const steadyMs = at(nextReturnMs, last) - at(nextReturnMs, from);
  const per = (count: number, ms: number): number => (ms > 0 ? (1000 * count) / ms : 0);
  return {
    batches: delivered,
    samples,
    wallMs,
    lastShutdownMs: ends.lastShutdownMs,
    iteratorMs: ends.iteratorMs,
    firstBatchMs: at(nextReturnMs, 0),
    samplesPerSecond: per(steadySamples, steadyMs),
    batchesPerSecond: per(last - from, steadyMs),
    samplesPerSecondOverall: per(samples, wallMs - ends.lastShutdownMs),
    waitFraction: steadyMs > 0 ? waitMs / steadyMs : 0,
    gpuBusyMs,
    gpuIdleMs: wallMs - gpuBusyMs,
    gpuBusyFraction: steadyMs > 0 ? Math.min(1, steadyBusyMs / steadyMs) : 0,
    maxInFlight: ends.maxInFlight,
    cpuMs: ends.cpuMs,
  };
}
