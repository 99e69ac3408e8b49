import { predict } from "./predict";
import type { MeasuredRun, Measurement } from "./schema";

/** Predicted throughput for one number of workers. */
export interface SweepPoint {
  readonly numWorkers: number;
  readonly samplesPerSecond: number;
}

/**
 * The run with every number of workers from 0 to `most`, everything else as it was, over an epoch so
 * long that its beginning and its end don't count.
 */
export function sweepWorkers(measurement: Measurement, run: MeasuredRun, most: number): SweepPoint[] {
  return Array.from({ length: most + 1 }, (_, numWorkers) => {
    const prefetchFactor = numWorkers === 0 ? null : (run.loader.prefetchFactor ?? 2);
    const credits = Math.max(1, numWorkers * (prefetchFactor ?? 0));
    const training = {
      ...run.training,
      epochs: 1,
      batchesPerEpoch: 20 * credits + 100,
      excludedBatches: 2 * credits,
    };
    const changed = { ...run, loader: { ...run.loader, numWorkers, prefetchFactor }, training };
    return { numWorkers, samplesPerSecond: predict(measurement, changed).samplesPerSecond };
  });
}
