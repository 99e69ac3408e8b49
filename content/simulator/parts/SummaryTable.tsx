import { TableScroll } from "@/components/article/TableScroll";
import { foundText, isReached, type Measure, MEASURES } from "@/lib/conformance/measures";
import { conformanceReport } from "@/lib/conformance/report";
import { Verdict } from "./Verdict";

/** Every measure in every generation beside its bar. */
export function SummaryTable() {
  const generations = [...conformanceReport().generations];
  return (
    <div className="wide-table">
      <TableScroll>
        <thead>
          <tr>
            <th scope="col">median / 95th percentile, %</th>
            <th scope="col" className="number">
              bar
            </th>
            {generations.map(([generation]) => (
              <th key={generation} scope="col" className="number">
                {generation}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MEASURES.map((measure: Measure) => (
            <tr key={measure.id} data-measure={measure.id}>
              <th scope="row">{measure.name}</th>
              <td className="number">{measure.bar === null ? "–" : `≤ ${foundText(measure.bar)}`}</td>
              {generations.map(([generation, figures]) => {
                const found = measure.of(figures);
                return (
                  <td key={generation} className="number" data-generation={generation}>
                    {foundText(found)}
                    {measure.bar !== null && <Verdict reached={isReached(found, measure.bar)} />}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </TableScroll>
    </div>
  );
}
