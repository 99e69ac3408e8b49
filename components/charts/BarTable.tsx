/** One bar: a label, the value as text, and its length as a share of the longest. */
export interface Bar {
  readonly label: string;
  readonly text: string;
  readonly value: number;
}

interface BarTableProps {
  readonly head: readonly [string, string];
  readonly bars: readonly Bar[];
}

const BAR_WIDTH = 100;

/** A table whose second column is drawn as well as written: picture and table in one. */
export function BarTable({ head, bars }: BarTableProps) {
  const longest = Math.max(...bars.map(({ value }) => value));
  return (
    <table className="bar-table">
      <thead>
        <tr>
          <th scope="col">{head[0]}</th>
          <th scope="col" colSpan={2}>
            {head[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, text, value }) => (
          <tr key={label} data-value={value}>
            <th scope="row">{label}</th>
            <td className="number">{text}</td>
            <td className="bar-cell">
              <svg viewBox={`0 0 ${BAR_WIDTH} 10`} preserveAspectRatio="none" aria-hidden="true">
                <rect
                  width={longest === 0 ? 0 : (BAR_WIDTH * value) / longest}
                  height="10"
                  className="fill-ink-muted"
                />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
