import { TableScroll } from "@/components/article/TableScroll";
import { type FittedErrors, machineConstants } from "../model/constants";

/** The constants of the machine as its module states them, a table for each part. */
export function Constants() {
  return (
    <>
      {machineConstants().map(({ title, constants }) => (
        <details key={title} className="wide-table">
          <summary>
            {title}: {constants.length} constants
          </summary>
          <TableScroll>
            <thead>
              <tr>
                <th scope="col">constant</th>
                <th scope="col" className="number">
                  value
                </th>
                <th scope="col" className="number">
                  error, %
                </th>
                <th scope="col">what it is</th>
                <th scope="col">evidence</th>
              </tr>
            </thead>
            <tbody>
              {constants.map(({ name, value, meaning, provenance, fitted }) => (
                <tr key={name} data-constant={name}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  <td className="number">{value}</td>
                  <td className="number">{fitted === null ? "–" : errorsText(fitted)}</td>
                  <td>{meaning}</td>
                  <td>
                    <strong>{fitted === null ? provenance.evidence : "fitted"}</strong>: {provenance.source}
                  </td>
                </tr>
              ))}
            </tbody>
          </TableScroll>
        </details>
      ))}
    </>
  );
}

function errorsText({ asItIs, leftOut, without }: FittedErrors): string {
  return [asItIs, leftOut, without].map((percent) => percent?.toFixed(2) ?? "–").join(" / ");
}
