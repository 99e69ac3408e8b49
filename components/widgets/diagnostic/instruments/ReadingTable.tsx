import { useState } from "react";
import { TableScroll } from "@/components/article/TableScroll";
import type { Reading } from "@/lib/instruments";

interface ReadingTableProps {
  /** The same instrument, one reading for each run. */
  readonly readings: readonly Reading[];
  readonly runs: readonly string[];
}

/** The strips of an instrument as a table, drawn when it is unfolded. */
export function ReadingTable({ readings, runs }: ReadingTableProps) {
  const [isOpen, setOpen] = useState(false);
  const [first] = readings;
  if (first === undefined || first.strips.length === 0) return null;
  return (
    <details
      className="table-twin"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>{first.title} as a table</summary>
      {isOpen &&
        first.strips.map((strip, index) => (
          <TableScroll key={strip.label}>
            <thead>
              <tr>
                <th scope="col">{strip.label}</th>
                {runs.map((run) => (
                  <th key={run} scope="col">
                    {run}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {longest(readings, index).map((place, row) => (
                <tr key={place}>
                  <th scope="row">{place}</th>
                  {readings.map(({ strips }, run) => (
                    <td key={run}>{strips[index]?.texts[row] ?? "–"}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </TableScroll>
        ))}
    </details>
  );
}

function longest(readings: readonly Reading[], strip: number): readonly string[] {
  return readings
    .map(({ strips }) => strips[strip]?.places ?? [])
    .reduce((most, places) => (places.length > most.length ? places : most));
}
