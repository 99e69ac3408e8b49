import { formatBytes } from "@/lib/format/bytes";
import { formatPercent, formatPerSecond } from "@/lib/format/number";
import type { Wish } from "@/lib/scenario-store";
import { demandPerSecond } from "@/lib/sweeps";
import { priceOf } from "@/lib/workerCount";
import { type Curve, pointAt } from "./model/curve";

interface AtCursorProps {
  readonly curve: Curve;
  readonly wish: Wish;
  /** Every number of workers is simulated; before that its numbers are estimates. */
  readonly isWhole: boolean;
}

/** The numbers where the cursor stands. */
export function AtCursor({ curve, wish, isWhole }: AtCursorProps) {
  const { numWorkers } = wish.loader;
  const point = pointAt(curve.points, numWorkers);
  if (point === undefined) return null;
  const hasStep = demandPerSecond(wish) !== null;
  const ofAll = wish.training.ranks > 1 ? ", all ranks" : "";
  const numbers: readonly (readonly [string, string])[] = [
    [`samples per second${ofAll}`, formatPerSecond(point.samplesPerSecond)],
    ...(hasStep ? [["GPU busy", formatPercent(point.gpuBusyFraction)] as const] : []),
    ["time inside next()", formatPercent(point.waitFraction)],
    [`memory, at most${ofAll}`, formatBytes(priceOf(wish, numWorkers).ramBytes)],
  ];
  return (
    <dl className="pipeline-metrics">
      {numbers.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{isWhole ? text : `≈ ${text}`}</dd>
        </div>
      ))}
    </dl>
  );
}
