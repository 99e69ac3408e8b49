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

/** Sums over the steady stretches of all epochs. */
interface Steady {
  ms: number;
  batches: number;
  samples: number;
  waitMs: number;
  busyMs: number;
}

/**
 * The totals of a run. Steady figures leave out the first batches of every epoch and count from the
 * return of `next()` with the last of these to that with the last of the epoch. A run of a single batch
 * has no steady stretch; its rates are those of the whole run.
 */
export function totalsOf(plan: Plan, log: BatchLog, ends: Ends): Totals {
  const { order, delivered } = log;
  const steady: Steady = { ms: 0, batches: 0, samples: 0, waitMs: 0, busyMs: 0 };
  let samples = 0;
  let gpuBusyMs = 0;
  let from = 0;
  const excluded = excludedOf(plan, log);
  for (let i = 0; i < delivered; i += 1) {
    const batch = order[i] ?? 0;
    const epoch = epochOf(log, i);
    if (i > 0 && epochOf(log, i - 1) !== epoch) from = i;
    samples += log.samples[batch] ?? 0;
    gpuBusyMs += (log.stepEndMs[batch] ?? 0) - (log.stepStartMs[batch] ?? 0);
    if (i - from >= excluded) addSteady(steady, log, i);
  }
  const lastEndMs = log.stepEndMs[order[delivered - 1] ?? 0] ?? 0;
  const wallMs = Math.max(ends.endMs, lastEndMs);
  const per = (count: number, ms: number): number => (ms > 0 ? (1000 * count) / ms : 0);
  const hasSteady = steady.ms > 0;
  const overallMs = wallMs - ends.lastShutdownMs;
  return {
    batches: delivered,
    samples,
    wallMs,
    lastShutdownMs: ends.lastShutdownMs,
    iteratorMs: ends.iteratorMs,
    firstBatchMs: log.nextReturnMs[order[0] ?? 0] ?? 0,
    samplesPerSecond: hasSteady ? per(steady.samples, steady.ms) : per(samples, overallMs),
    batchesPerSecond: hasSteady ? per(steady.batches, steady.ms) : per(delivered, overallMs),
    samplesPerSecondOverall: per(samples, overallMs),
    waitFraction: hasSteady ? steady.waitMs / steady.ms : 0,
    gpuBusyMs,
    gpuIdleMs: wallMs - gpuBusyMs,
    gpuBusyFraction: hasSteady ? Math.min(1, steady.busyMs / steady.ms) : gpuBusyMs / wallMs,
    maxInFlight: ends.maxInFlight,
    cpuMs: ends.cpuMs,
  };
}

/** Counts and rates of all ranks together, everything else of one of them. */
export function totalsOfAll(one: Totals, all: readonly Totals[]): Totals {
  if (all.length === 1) return one;
  const sum = (of: (totals: Totals) => number): number => all.reduce((so, totals) => so + of(totals), 0);
  return {
    ...one,
    batches: sum(({ batches }) => batches),
    samples: sum(({ samples }) => samples),
    samplesPerSecond: sum(({ samplesPerSecond }) => samplesPerSecond),
    batchesPerSecond: sum(({ batchesPerSecond }) => batchesPerSecond),
    samplesPerSecondOverall: sum(({ samplesPerSecondOverall }) => samplesPerSecondOverall),
  };
}

/** Deliveries of an epoch that do not count as steady: never more than half of a short one. */
function excludedOf({ scenario }: Plan, { rowsPerEpoch }: BatchLog): number {
  return Math.max(1, Math.min(scenario.training.excludedBatches, Math.floor(rowsPerEpoch / 2)));
}

function epochOf(log: BatchLog, position: number): number {
  return Math.floor((log.order[position] ?? 0) / log.rowsPerEpoch);
}

/** Adds the stretch that ends with the delivery at `position`. */
function addSteady(steady: Steady, log: BatchLog, position: number): void {
  const batch = log.order[position] ?? 0;
  const previous = log.order[position - 1] ?? 0;
  const returnMs = log.nextReturnMs[batch] ?? 0;
  steady.ms += returnMs - (log.nextReturnMs[previous] ?? 0);
  steady.batches += 1;
  steady.samples += log.samples[batch] ?? 0;
  steady.waitMs += returnMs - (log.nextCallMs[batch] ?? 0);
  steady.busyMs += (log.stepEndMs[previous] ?? 0) - (log.stepStartMs[previous] ?? 0);
}
