import { TableScroll } from "@/components/article/TableScroll";
import { TableTwin } from "@/components/charts/TableTwin";
import { formatBytes } from "@/lib/format/bytes";
import { formatPercent, formatPerSecond } from "@/lib/format/number";
import { BOUND_FORMULAS, BOUND_WORDS, priceOf } from "@/lib/workerCount";
import type { Curve } from "./model/curve";

/** The curve and its bounds as tables. */
export function CurveTable({ curve: { wish, points, bounds } }: { readonly curve: Curve }) {
  return (
    <>
      <TableTwin
        summary="The curve as a table"
        head={["num_workers", "samples per second", "GPU busy", "in next()", "memory, at most"]}
        rows={points.map(({ numWorkers, samplesPerSecond, gpuBusyFraction, waitFraction }) => [
          String(numWorkers),
          formatPerSecond(samplesPerSecond),
          formatPercent(gpuBusyFraction),
          formatPercent(waitFraction),
          formatBytes(priceOf(wish, numWorkers).ramBytes),
        ])}
      />
      <details className="table-twin">
        <summary>The bounds and what they are made of</summary>
        <TableScroll>
          <thead>
            <tr>
              <th scope="col">bound</th>
              <th scope="col">batches per second</th>
              <th scope="col">samples per second</th>
            </tr>
          </thead>
          <tbody>
            {bounds.map(({ key, samplesPerSecond }) => (
              <tr key={key}>
                <th scope="row">{BOUND_WORDS[key].label}</th>
                <td>{BOUND_FORMULAS[key]}</td>
                <td>
                  {formatPerSecond(samplesPerSecond)}
                  {key === "workers" && " per worker"}
                </td>
              </tr>
            ))}
          </tbody>
        </TableScroll>
      </details>
    </>
  );
}
