import { copyableIn } from "./coverage";
import type { LoaderRun, MemoryTimeline } from "./timeline";

/**
 * How a drawn run relates to the epoch that it stands for. Where reading makes memory grow, some hundred batches
 * stand for an epoch over millions of items: their time is a part of its time.
 */
export interface EpochClock {
  /**
   * Hours of the epoch that an hour of the run stands for; 1: itself. The epoch is as long as its items take at the
   * run's steady rate: its start and its end are drawn, and too short to count in it.
   */
  readonly stretch: number;
  /** Batches of the first epoch that is drawn, of one rank. */
  readonly drawnBatches: number;
  /** Items that an epoch reads, all ranks together. */
  readonly items: number;
}

/** The clock of a timeline by its last run: before training there may be a validation pass of the same scale. */
export function clockOf({ runs, ranks }: Pick<MemoryTimeline, "runs" | "ranks">): EpochClock {
  const run = runs.at(-1);
  if (run === undefined) return { stretch: 1, drawnBatches: 0, items: 0 };
  const { dataset } = run.footprint;
  return {
    stretch: copyableIn(run.result.scenario.loader, dataset) > 0 ? stretchOf(run, ranks) : 1,
    drawnBatches: firstEpochOf(run).batches,
    items: dataset.items * dataset.passes,
  };
}

/** A quotient this close to 1 is 1. */
const SAME = 1e-9;

function stretchOf(run: LoaderRun, ranks: number): number {
  if (Math.abs(itemsPerSampleOf(run, ranks) - 1) < SAME) return 1;
  const { totals, scenario } = run.result;
  const { items, passes } = run.footprint.dataset;
  const samplesPerSecond = (ranks * totals.samplesPerSecond) / scenario.training.ranks;
  const epochMs = (1000 * items * passes) / samplesPerSecond;
  return epochMs / (totals.wallMs / scenario.training.epochs);
}

/** Items that a sample of the first drawn epoch stands for, so that an epoch reads what it is said to read. */
export function itemsPerSampleOf(run: LoaderRun, ranks: number): number {
  const { samples } = firstEpochOf(run);
  const { items, passes } = run.footprint.dataset;
  return samples === 0 ? 0 : (items * passes) / ranks / samples;
}

/** Whether the samples of a run stand for more items than themselves. */
export function standsForMany(run: LoaderRun, ranks: number): boolean {
  return itemsPerSampleOf(run, ranks) > 1 + SAME;
}

/** The run with samples that stand for themselves: what it reads in its own time, and no more. */
export function inItsOwnTime(run: LoaderRun, ranks: number): LoaderRun {
  const { footprint } = run;
  const { dataset } = footprint;
  const perSample = itemsPerSampleOf(run, ranks);
  if (perSample === 0) return run;
  return {
    ...run,
    footprint: { ...footprint, dataset: { ...dataset, passes: dataset.passes / perSample } },
  };
}

/** Batches and samples of the first epoch of one rank. */
export function firstEpochOf({ result: { batches } }: LoaderRun): {
  readonly batches: number;
  readonly samples: number;
} {
  let row = 0;
  let samples = 0;
  while (row < batches.count && batches.epoch[row] === 0) {
    samples += batches.samples[row] ?? 0;
    row += 1;
  }
  return { batches: row, samples };
}
