import { FadeOnChange } from "@/components/controls/FadeOnChange";
import { verdictOn } from "@/lib/advice";
import { formatMetric, METRICS, type MetricKey } from "@/lib/metrics";
import type { Result } from "@/lib/sim";

const SHOWN: readonly MetricKey[] = ["gpuBusyFraction", "samplesPerSecond", "firstBatchMs"];

/** The verdict in a sentence and the numbers it rests on. The same at build and in the browser. */
export function PipelineHead({ result }: { readonly result: Result }) {
  const verdict = verdictOn(result);
  return (
    <>
      <p className="min-h-24 text-small sm:min-h-14" data-verdict={verdict.kind}>
        <FadeOnChange watch={verdict.kind}>{verdict.sentence}</FadeOnChange>
      </p>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-note">
        {SHOWN.map((key) => (
          <div key={key} className="flex items-baseline gap-1.5">
            <dt className="text-ink-muted">{METRICS[key].label}</dt>
            <dd data-metric={key} className="font-mono font-medium tabular-nums">
              {formatMetric(key, result)}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
