import { TableScroll } from "@/components/article/TableScroll";
import { conformanceReport } from "@/lib/conformance/report";
import { uncovered } from "../model/coverage";

/** What the simulator models and no recorded run can hold to account. */
export function Uncovered() {
  return (
    <div className="wide-table">
      <TableScroll>
        <thead>
          <tr>
            <th scope="col">modelled</th>
            <th scope="col" className="number">
              recorded runs
            </th>
            <th scope="col">what it rests on</th>
          </tr>
        </thead>
        <tbody>
          {uncovered(conformanceReport().judgements).map(({ part, runs, restsOn }) => (
            <tr key={part}>
              <th scope="row">{part}</th>
              <td className="number">{runs}</td>
              <td>{restsOn}</td>
            </tr>
          ))}
        </tbody>
      </TableScroll>
    </div>
  );
}
