import { useFigures, useWish } from "@/components/article/figures";
import { runNoteId } from "@/components/article/RunNote";
import { formatMetric, isMetricKey } from "@/lib/metrics";
import { isSettingKey, SETTINGS } from "@/lib/settings";
import { useCalmWish } from "./useCalmWish";

interface NumStaticProps {
  readonly figure: string;
  /** A key of `SETTINGS` or of `METRICS`. */
  readonly of: string;
}

/** A number of a figure as text: a setting or a metric of its run. Throws for any other name. */
export function NumStatic({ figure, of }: NumStaticProps) {
  if (isSettingKey(of)) return <SettingText figure={figure} of={of} />;
  if (isMetricKey(of)) return <MetricText figure={figure} of={of} />;
  throw new Error(`<Num of="${of}">: neither a setting nor a metric.`);
}

function SettingText({ figure, of }: { readonly figure: string; readonly of: keyof typeof SETTINGS }) {
  return <span className="num num-setting">{SETTINGS[of].get(useWish(figure))}</span>;
}

function MetricText({
  figure,
  of,
}: {
  readonly figure: string;
  readonly of: Parameters<typeof formatMetric>[0];
}) {
  const store = useFigures();
  return (
    <button type="button" className="fact num" popoverTarget={runNoteId(figure)} data-metric={of}>
      {formatMetric(of, store.run(useCalmWish(figure)))}
    </button>
  );
}
