import { memo } from "react";
import { formatMetric, METRICS, type MetricKey } from "@/lib/metrics";
import { formatPercent } from "@/lib/format/number";
import type { Result } from "@/lib/sim";
import { plural } from "@/lib/words/plural";

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
export const Compare = memo(function Compare({ result, pinned }: CompareProps) {
  return (
    <table className="widget-numbers">
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
            {pinned !== null && <td>{changeOf(key, pinned, result)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

const SHARES: ReadonlySet<MetricKey> = new Set<MetricKey>(["gpuBusyFraction", "waitFraction"]);

/** The change from A to B: in points for shares of the time, relative to A for everything else. */
export function changeOf(key: MetricKey, pinned: Result, result: Result): string {
  const before = METRICS[key].of(pinned);
  const after = METRICS[key].of(result);
  if (before === after) return "none";
  const sign = after < before ? "−" : "+";
  if (SHARES.has(key)) {
    // Of the whole per cent that stand beside it, so that the three agree.
    const points = Math.abs(Math.round(100 * after) - Math.round(100 * before));
    return points === 0 ? "less than 1 point" : `${sign}${plural(points, "point")}`;
  }
  return before === 0 ? "from nothing" : `${sign}${formatPercent(Math.abs(after / before - 1))}`;
}
