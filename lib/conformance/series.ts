import { scenarioOf } from "@/lib/measurement/calibrate";
import type { MeasuredRun, Measurement } from "@/lib/measurement/schema";
import { simulate, type StepFunction } from "@/lib/sim";
import { type StagesCompared, stageTimesOf } from "./stages";
import { stampsOf, type Stamps, stampsOfTable } from "./stamps";

/** A simulated run beside the repeat whose batches were stamped. */
export interface SeriesErrors {
  /** Deliveries after which the model has another number of batches in flight than the loader had. */
  readonly inFlight: number;
  /** Batches collated and not delivered, at every call of `next()`: mean difference, as a share of the most in flight. */
  readonly ready: number;
  /** Where the time of a batch went; null where no batch is left behind the warm-up. */
  readonly stages: StagesCompared | null;
}

/**
 * Compares batch by batch, from the CPU time that the stamped repeat spent; null without workers, or
 * where the run has no stamps.
 *
 * The loader counts its batches in flight itself (`maxInFlight`); after a delivery there are as many, or
 * what is left of the epoch. The stamps bear witness: a batch that a worker has begun is in flight.
 */
export function seriesErrorsOf(measurement: Measurement, run: MeasuredRun): SeriesErrors | null {
  const { events, observed, repeats, loader } = run;
  const repeat = repeats?.[(events?.ofRepeat ?? 1) - 1];
  if (loader.numWorkers === 0 || events === undefined || observed === undefined) return null;
  if (repeat?.inRun === undefined) return null;
  const scenario = scenarioOf(measurement, run, { inRun: repeat.inRun, repeat });
  const { batches, levels } = simulate(scenario, "signals");
  const seen = stampsOf(events);
  const made = stampsOfTable(batches);
  const inFlight = valuesAt(levels.inFlight, batches.nextReturnMs);
  const credits = observed.maxInFlight;
  const differs = seen.map(
    (_, i) =>
      inFlight[i] !== Math.min(credits, leftAfter(seen, i)) ||
      (inFlight[i] ?? 0) < begunAfter(seen, i, credits) ||
      made[i]?.worker !== seen[i]?.worker ||
      made[i]?.epoch !== seen[i]?.epoch,
  );
  const apart = seen.map((_, i) => Math.abs(readyAt(made, i, credits) - readyAt(seen, i, credits)));
  const seenTimes = stageTimesOf(seen, run.training.excludedBatches);
  const madeTimes = stageTimesOf(made, run.training.excludedBatches);
  return {
    stages: seenTimes === null || madeTimes === null ? null : { seen: seenTimes, made: madeTimes },
    inFlight: differs.filter(Boolean).length + Math.abs(made.length - seen.length),
    ready: apart.reduce((sum, batches) => sum + batches, 0) / (apart.length * credits),
  };
}

/** The batches behind the one in `row`, of its epoch, `most` of them. */
function behind(stamps: readonly Stamps[], row: number, most: number): Stamps[] {
  return stamps.slice(row + 1, row + 1 + most).filter(({ epoch }) => epoch === stamps[row]?.epoch);
}

function leftAfter(stamps: readonly Stamps[], row: number): number {
  return behind(stamps, row, stamps.length).length;
}

function begunAfter(stamps: readonly Stamps[], row: number, credits: number): number {
  const returnMs = stamps[row]?.nextReturnMs ?? 0;
  return behind(stamps, row, 2 * credits).filter(({ loadStartMs }) => loadStartMs < returnMs).length;
}

function readyAt(stamps: readonly Stamps[], row: number, credits: number): number {
  const callMs = stamps[row]?.nextCallMs ?? 0;
  const own = (stamps[row]?.collateEndMs ?? 0) <= callMs ? 1 : 0;
  return own + behind(stamps, row, credits).filter(({ collateEndMs }) => collateEndMs <= callMs).length;
}

/** The values that hold at rising times. */
function valuesAt({ count, timesMs, values }: StepFunction, whenMs: Float64Array): number[] {
  let place = 0;
  return Array.from(whenMs, (ms) => {
    while (place + 1 < count && (timesMs[place + 1] ?? 0) <= ms) place += 1;
    return values[place] ?? 0;
  });
}
