import { TableScroll } from "../article/TableScroll";

/** A picture's numbers as a table, folded until asked for. */
export function TableTwin({
  head,
  rows,
  summary = "As a table",
}: {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Says which picture, where there are several. */
  readonly summary?: string;
}) {
  return (
    <details className="table-twin">
      <summary>{summary}</summary>
      <TableScroll>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableScroll>
    </details>
  );
}
