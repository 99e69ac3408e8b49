import { TableScroll } from "@/components/article/TableScroll";
import { conformanceReport } from "@/lib/conformance/report";
import { signedPercent } from "../model/text";

const HEAD = ["observed/s", "predicted/s", "predicted", "composed"];

/** Every run of the plot as a table, folded until asked for. */
export function RunsTwin() {
  return (
    <details className="table-twin">
      <summary>All runs as a table</summary>
      <TableScroll>
        <thead>
          <tr>
            <th scope="col">run</th>
            <th scope="col">PyTorch</th>
            {HEAD.map((title) => (
              <th key={title} scope="col" className="number">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {conformanceReport().judgements.map((j) => (
            <tr key={`${j.generation} ${j.run.id}`}>
              <td>{j.run.id}</td>
              <td className="unbroken">{j.generation}</td>
              <td className="number">{rate(j.observedPerSecond)}</td>
              <td className="number">{rate(j.predictedPerSecond)}</td>
              <td className="number">{signedPercent(j.predicted)}</td>
              <td className="number">{signedPercent(j.composed)}</td>
            </tr>
          ))}
        </tbody>
      </TableScroll>
    </details>
  );
}

function rate(perSecond: number): string {
  return perSecond.toFixed(perSecond < 1000 ? 1 : 0);
}
