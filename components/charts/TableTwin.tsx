import { useState } from "react";
import { TableScroll } from "../article/TableScroll";

type Rows = readonly (readonly string[])[];

interface TableTwinProps {
  readonly head: readonly string[];
  /** A function is asked once the table is unfolded, so that a folded one costs a drag nothing. */
  readonly rows: Rows | (() => Rows);
  /** Says which picture, where there are several. */
  readonly summary?: string;
  /** What is beyond is counted, not shown. */
  readonly mostRows?: number;
}

/** A picture's numbers as a table, folded until asked for. */
export function TableTwin({ head, rows, summary = "As a table", mostRows = Infinity }: TableTwinProps) {
  const [isOpen, setOpen] = useState(false);
  const isMade = isOpen || typeof rows !== "function";
  return (
    <details
      className="table-twin"
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>{summary}</summary>
      {isMade && (
        <TableRows head={head} rows={typeof rows === "function" ? rows() : rows} mostRows={mostRows} />
      )}
    </details>
  );
}

interface TableRowsProps {
  readonly head: readonly string[];
  readonly rows: Rows;
  readonly mostRows: number;
}

function TableRows({ head, rows, mostRows }: TableRowsProps) {
  return (
    <>
      {rows.length > mostRows && (
        <p>
          The first {mostRows} of {rows.length} rows.
        </p>
      )}
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
          {rows.slice(0, mostRows).map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableScroll>
    </>
  );
}
