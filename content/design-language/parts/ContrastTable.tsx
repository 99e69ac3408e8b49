import { PALETTES, type Theme } from "@/lib/stages";
import { measuredUses } from "../measure/contrast";
import { BothThemes } from "./BothThemes";

/** How many uses are shown: those with the least to spare. A test covers all. */
const SHOWN = 8;

/** The tightest contrasts of both themes. */
export function ContrastTable() {
  return <BothThemes>{(theme) => <ThemeContrasts theme={theme} />}</BothThemes>;
}

function ThemeContrasts({ theme }: { readonly theme: Theme }) {
  return (
    <table className="data-table">
      <caption>The {SHOWN} uses with the least to spare</caption>
      <thead>
        <tr>
          <th scope="col">colour on ground</th>
          <th scope="col" className="number">
            contrast
          </th>
          <th scope="col" className="number">
            asked
          </th>
        </tr>
      </thead>
      <tbody>
        {measuredUses(PALETTES[theme])
          .slice(0, SHOWN)
          .map(({ ink, ground, ratio, atLeast }) => (
            <tr key={`${ink} ${ground}`}>
              <th scope="row">
                <code>{ink}</code> on <code>{ground}</code>
              </th>
              <td className="number">{ratio.toFixed(2)}</td>
              <td className="number">{atLeast}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
