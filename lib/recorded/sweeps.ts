/** One recorded run: what the real loader delivered in its steady state. */
export interface RecordedPoint {
  readonly numWorkers: number;
  /** As asked for; the step was a sleep. */
  readonly stepMs: number;
  readonly samplesPerSecond: number;
  /** Largest minus smallest of the repeats, per cent of the mean. */
  readonly spreadPercent: number;
}

type Row = readonly [numWorkers: number, stepMs: number, samplesPerSecond: number, spreadPercent: number];

const points = (...rows: readonly Row[]): readonly RecordedPoint[] =>
  rows.map(([numWorkers, stepMs, samplesPerSecond, spreadPercent]) => ({
    numWorkers,
    stepMs,
    samplesPerSecond,
    spreadPercent,
  }));

/**
 * Recorded runs of torch 2.13 on 2 cores of an AMD EPYC (virtual machine, Linux, fork, one epoch, in
 * order, prefetch_factor 2), under the id of the preset that states their workload. The files that
 * they come from are in `public/recorded/torch-2.13`, and a test holds these numbers to them.
 */
export const RECORDED_SWEEPS: Readonly<Record<string, readonly RecordedPoint[]>> = {
  "tabular-rows": points(
    [0, 0, 820626, 24.13],
    [1, 0, 196304, 9.58],
    [2, 0, 145656, 8.26],
    [4, 0, 151344, 15.7],
    [2, 2, 79482.9, 0.05],
    [4, 2, 82255.4, 3.82],
  ),
  "in-ram-tensors": points(
    [0, 0, 2926.9, 44.89],
    [1, 0, 339.5, 23.87],
    [0, 20, 329, 0.62],
    [1, 20, 300.5, 3.13],
  ),
  "heavy-tailed": points(
    [0, 0, 107.6, 11.34],
    [1, 0, 106.9, 10.98],
    [6, 0, 510.4, 3.32],
    [8, 0, 643, 3.08],
    [12, 0, 1017.1, 2.61],
    [16, 0, 1269.2, 2.94],
    [2, 20, 196.6, 2.83],
    [6, 20, 371.7, 2.08],
    [2, 40, 180, 0.05],
  ),
  "pure-python": points([2, 0, 362, 1.32], [3, 0, 454.1, 9.38], [8, 0, 603.8, 8.16]),
  "recorded-waits": points(
    [0, 0, 190.9, 0.6],
    [1, 0, 188.1, 0.38],
    [2, 0, 382.5, 0.4],
    [3, 0, 574.1, 0.24],
    [6, 0, 1145, 0.42],
    [8, 0, 1528.7, 0.83],
    [12, 0, 2287.9, 0.09],
    [16, 0, 3052.8, 0.14],
    [0, 10, 153.1, 0.36],
    [1, 10, 189.2, 0.05],
    [2, 10, 378.5, 0.7],
    [4, 10, 692.5, 0.77],
    [6, 10, 692.5, 0.27],
    [8, 10, 686.3, 0.14],
    [0, 30, 110.7, 0.03],
    [2, 30, 252.2, 0.3],
    [4, 30, 250.4, 0.23],
  ),
  "recorded-jpeg": points(
    [1, 0, 233.5, 7.26],
    [2, 0, 417.1, 10.28],
    [4, 0, 446.5, 10.06],
    [6, 0, 458.6, 9.77],
    [8, 0, 489.8, 15.56],
    [1, 24, 214.9, 24.73],
    [2, 24, 280.2, 2.17],
    [4, 24, 279.7, 5.39],
    [0, 60, 86.9, 3.86],
    [2, 60, 126.8, 0.07],
    [4, 60, 126.6, 0.11],
  ),
  "recorded-compute": points(
    [0, 0, 195.2, 1.52],
    [1, 0, 193.4, 1.57],
    [2, 0, 372.1, 0.52],
    [3, 0, 381.8, 3.21],
    [4, 0, 380.1, 1.54],
    [8, 0, 399, 6.29],
    [1, 20, 189.8, 4.63],
    [2, 20, 338.4, 5.9],
    [4, 20, 337.7, 1.73],
  ),
};
