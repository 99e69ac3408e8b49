import { TableScroll } from "@/components/article/TableScroll";
import { settingsTable } from "@/lib/export";
import type { Preset } from "@/lib/presets";
import type { Wish } from "@/lib/scenario-store";

/** Every value that decides a run, with its evidence; folded until asked for. */
export function SettingsTable({ wish, preset }: { readonly wish: Wish; readonly preset: Preset }) {
  return (
    <details>
      <summary>Every parameter of this run and how it is known</summary>
      <TableScroll>
        <thead>
          <tr>
            <th scope="col">parameter</th>
            <th scope="col">value</th>
            <th scope="col">evidence</th>
            <th scope="col">source</th>
          </tr>
        </thead>
        <tbody>
          {settingsTable(wish, preset).map(({ name, value, unit, evidence, source }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="font-mono">
                {value} {unit}
              </td>
              <td>{evidence}</td>
              <td>{source}</td>
            </tr>
          ))}
        </tbody>
      </TableScroll>
    </details>
  );
}
