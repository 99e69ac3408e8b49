import { TableScroll } from "@/components/article/TableScroll";
import { conformanceReport } from "@/lib/conformance/report";
import { formatCount } from "@/lib/format/number";
import { worstPredictions } from "../model/scatter";
import { percent, signedPercent } from "../model/text";

/** The predictions that are furthest off, by name, in the order of their numbers in the plot. */
export function WorstTable() {
  return (
    <TableScroll>
      <thead>
        <tr>
          <th scope="col">no.</th>
          <th scope="col">run</th>
          <th scope="col">PyTorch</th>
          <th scope="col" className="number">
            observed/s
          </th>
          <th scope="col" className="number">
            predicted
          </th>
          <th scope="col" className="number">
            composed
          </th>
          <th scope="col" className="number">
            repeats differ
          </th>
        </tr>
      </thead>
      <tbody>
        {worstPredictions(conformanceReport()).map((j, place) => (
          <tr key={`${j.generation} ${j.run.id}`}>
            <td>{place + 1}</td>
            <th scope="row">
              <code>{j.run.id}</code>
            </th>
            <td className="unbroken">{j.generation}</td>
            <td className="number">{formatCount(Math.round(j.observedPerSecond))}</td>
            <td className="number">{signedPercent(j.predicted)}</td>
            <td className="number">{signedPercent(j.composed)}</td>
            <td className="number">{percent(j.spread)}</td>
          </tr>
        ))}
      </tbody>
    </TableScroll>
  );
}
