import { memo } from "react";
import { StageLegend } from "@/components/charts/StageLegend";
import { formatMetric, METRICS, type MetricKey } from "@/lib/metrics";
import type { Result } from "@/lib/sim";
import type { Look } from "@/lib/stages";

const SHOWN_METRICS: readonly MetricKey[] = ["gpuBusyFraction", "samplesPerSecond", "firstBatchMs"];
const SHOWN_LOOKS: readonly Look[] = ["load", "collate", "handOver", "copy", "step", "idle"];

/** What the colours mean, and the numbers of the whole run. */
export const PipelineFoot = memo(function PipelineFoot({ result }: { readonly result: Result }) {
  return (
    <>
      <dl className="pipeline-metrics">
        {SHOWN_METRICS.map((key) => (
          <div key={key}>
            <dt>{METRICS[key].label}</dt>
            <dd data-metric={key}>{formatMetric(key, result)}</dd>
          </div>
        ))}
      </dl>
      <StageLegend looks={SHOWN_LOOKS} />
    </>
  );
});
