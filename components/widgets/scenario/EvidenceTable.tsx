import { TableScroll } from "@/components/article/TableScroll";

/** Something that a picture rests on, with how it is known. */
export interface EvidenceRow {
  readonly name: string;
  readonly value: string;
  readonly evidence: string;
  readonly source: string;
}

interface EvidenceTableProps {
  readonly summary: string;
  /** What a name is the name of. */
  readonly what: string;
  readonly rows: readonly EvidenceRow[];
}

/** What a picture rests on, with its evidence; folded until asked for. */
export function EvidenceTable({ summary, what, rows }: EvidenceTableProps) {
  return (
    <details>
      <summary>{summary}</summary>
      <TableScroll>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">value</th>
            <th scope="col">evidence</th>
            <th scope="col">source</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value, evidence, source }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="font-mono">{value}</td>
              <td>{evidence}</td>
              <td>{source}</td>
            </tr>
          ))}
        </tbody>
      </TableScroll>
    </details>
  );
}
