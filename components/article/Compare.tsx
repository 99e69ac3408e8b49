import { BarTable } from "@/components/charts/BarTable";
import { formatMetric, METRICS, type MetricKey } from "@/lib/metrics";
import { useFigures } from "./figures";

interface CompareProps {
  /** Names of figures, in order. */
  readonly figures: readonly string[];
  /** What to call each of them. */
  readonly labels: readonly string[];
  readonly of: MetricKey;
}

/** One metric of several figures, as bars. Throws when labels and figures do not match. */
export function Compare({ figures, labels, of }: CompareProps) {
  const store = useFigures();
  if (labels.length !== figures.length)
    throw new Error(`<Compare>: ${labels.length} labels for ${figures.length} figures.`);
  const bars = figures.map((figure, index) => {
    const result = store.result(figure);
    return { label: labels[index] ?? figure, text: formatMetric(of, result), value: METRICS[of].of(result) };
  });
  return <BarTable head={["variant", METRICS[of].label]} bars={bars} />;
}
