/** One row of the table of two runs. */
export interface AbRow {
  readonly label: string;
  readonly before: string;
  readonly now: string;
}

interface AbTableProps {
  /** What is compared: `Curve`, `Run`. */
  readonly what: string;
  readonly rows: readonly AbRow[];
  /** Parameters in which the two differ. */
  readonly changed: readonly string[];
}

/** The pinned state and the present one in numbers, and what differs between their settings. */
export function AbTable({ what, rows, changed }: AbTableProps) {
  return (
    <>
      <table className="widget-numbers">
        <caption className="sr-only">A and B in numbers</caption>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">A, pinned</th>
            <th scope="col">B, now</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, before, now }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{before}</td>
              <td>{now}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-note text-ink-muted" data-changed={changed.join(" ")}>
        {changed.length === 0
          ? "A and B are the same. Change a setting, and A stays where it is."
          : `What differs: ${changed.join(", ")}.`}
      </p>
    </>
  );
}
