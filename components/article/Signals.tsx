import { formatCount, formatPercent, formatPerSecond } from "@/lib/format/number";
import { meanFinishedWaiting } from "@/lib/signals/meanFinishedWaiting";
import { meanLevel } from "@/lib/signals/meanLevel";
import type { Result } from "@/lib/sim";
import { useFigures } from "./figures";
import { TableScroll } from "./TableScroll";

interface SignalsProps {
  readonly figures: readonly string[];
  readonly labels: readonly string[];
}

const COLUMNS = ["samples/s", "in next()", "GPU busy", "finished, waiting", "workers without work"] as const;

/** What an engineer would read off several runs, one row each. */
export function Signals({ figures, labels }: SignalsProps) {
  const store = useFigures();
  return (
    <TableScroll>
      <thead>
        <tr>
          <th scope="col">Loader</th>
          {COLUMNS.map((title) => (
            <th key={title} scope="col" className="number">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map((figure, row) => (
          <tr key={figure} data-figure={figure}>
            <th scope="row">{labels[row]}</th>
            {signalsOf(store.result(figure)).map((text, column) => (
              <td key={column} className="number">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}

/** The cells of one row, in the order of the columns. Levels are averages from the first to the last batch. */
export function signalsOf(result: Result): readonly string[] {
  const { totals, levels, batches } = result;
  const untilMs = batches.nextReturnMs[batches.count - 1] ?? totals.wallMs;
  const oneDecimal = (value: number) => formatCount(Number(value.toFixed(1)));
  return [
    formatPerSecond(totals.samplesPerSecond),
    formatPercent(totals.waitFraction),
    formatPercent(totals.gpuBusyFraction),
    oneDecimal(meanFinishedWaiting(result)),
    oneDecimal(meanLevel(levels.idleWorkers, totals.firstBatchMs, untilMs)),
  ];
}
