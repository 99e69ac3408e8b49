import type { Result } from "@/lib/sim";
import { formatCount, formatMs, formatPercent, formatPerSecond } from "@/lib/format/number";
import { GIVEN_METRICS } from "./given";
import type { Metric } from "./metric";

/** Every metric, under the key that MDX uses. */
export const METRICS = {
  ...GIVEN_METRICS,
  gpuIdleFraction: {
    label: "GPU idle",
    of: ({ totals }) => 1 - totals.gpuBusyFraction,
    format: formatPercent,
  },
  gpuBusyFraction: {
    label: "GPU busy",
    of: ({ totals }) => totals.gpuBusyFraction,
    format: formatPercent,
  },
  samplesPerSecond: {
    label: "samples per second",
    of: ({ totals }) => totals.samplesPerSecond,
    format: formatPerSecond,
  },
  msPerBatch: {
    label: "time from batch to batch",
    of: ({ totals, ranks }) => (1000 * ranks.length) / totals.batchesPerSecond,
    format: formatMs,
  },
  firstBatchMs: {
    label: "first batch after",
    of: ({ totals }) => totals.firstBatchMs,
    format: formatMs,
  },
  waitFraction: {
    label: "time inside next()",
    of: ({ totals }) => totals.waitFraction,
    format: formatPercent,
  },
  maxInFlight: {
    label: "batches in flight at most",
    of: ({ totals }) => totals.maxInFlight,
    format: formatCount,
  },
} as const satisfies Record<string, Metric>;

/** A key of {@link METRICS}. */
export type MetricKey = keyof typeof METRICS;

/** Whether a string names a metric. */
export function isMetricKey(key: string): key is MetricKey {
  return Object.hasOwn(METRICS, key);
}

/** The metric's text for a run: what every figure and sentence shows. */
export function formatMetric(key: MetricKey, result: Result): string {
  const metric = METRICS[key];
  return metric.format(metric.of(result));
}
