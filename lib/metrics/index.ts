export { formatMetric, isMetricKey, METRICS, type Metric, type MetricKey } from "./metrics";
