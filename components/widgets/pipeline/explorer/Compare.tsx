import { formatMetric, METRICS, type MetricKey } from "@/lib/metrics";
import { formatPercent } from "@/lib/format/number";
import type { Result } from "@/lib/sim";

const SHOWN: readonly MetricKey[] = [
  "gpuBusyFraction",
  "samplesPerSecond",
  "firstBatchMs",
  "waitFraction",
  "maxInFlight",
];

interface CompareProps {
  readonly result: Result;
  /** The run that was pinned, or null. */
  readonly pinned: Result | null;
}

/** The numbers of the run; beside those of the pinned one when there is one. */
export function Compare({ result, pinned }: CompareProps) {
  return (
    <table className="explorer-numbers">
      <caption className="sr-only">Numbers of the run</caption>
      <thead>
        <tr>
          <th scope="col">Whole run</th>
          {pinned !== null && <th scope="col">A, pinned</th>}
          <th scope="col">{pinned === null ? "now" : "B, now"}</th>
          {pinned !== null && <th scope="col">change</th>}
        </tr>
      </thead>
      <tbody>
        {SHOWN.map((key) => (
          <tr key={key}>
            <th scope="row">{METRICS[key].label}</th>
            {pinned !== null && <td>{formatMetric(key, pinned)}</td>}
            <td data-metric={key}>{formatMetric(key, result)}</td>
            {pinned !== null && <td>{changeOf(METRICS[key].of(pinned), METRICS[key].of(result))}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The change from A to B relative to A, with its sign. */
export function changeOf(before: number, after: number): string {
  if (before === after) return "none";
  if (before === 0) return "from nothing";
  const change = after / before - 1;
  return `${change < 0 ? "−" : "+"}${formatPercent(Math.abs(change))}`;
}
