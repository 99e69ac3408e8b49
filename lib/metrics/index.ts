export type { Metric } from "./metric";
export { formatMetric, isMetricKey, METRICS, type MetricKey } from "./metrics";
