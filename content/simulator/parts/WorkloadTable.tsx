import { TableScroll } from "@/components/article/TableScroll";
import { foundText } from "@/lib/conformance/measures";
import { conformanceReport } from "@/lib/conformance/report";
import { RECORDED_FOLDER, RECORDED_SUFFIX } from "@/lib/conformance/recordedRuns";
import { hrefOf } from "@/lib/site/paths";
import { percent, workloadName } from "../model/text";

/** Errors of each workload in each generation, over all its runs, with the file to download. */
export function WorkloadTable() {
  const rows = [...conformanceReport().generations].flatMap(([generation, { workloads }]) =>
    [...workloads].map(([workload, figures]) => ({ generation, workload, figures })),
  );
  rows.sort((a, b) => (a.workload < b.workload ? -1 : a.workload > b.workload ? 1 : 0));
  return (
    <div className="wide-table">
      <TableScroll>
        <thead>
          <tr>
            <th scope="col">workload</th>
            <th scope="col">PyTorch</th>
            <th scope="col" className="number">
              runs
            </th>
            <th scope="col" className="number">
              repeats differ
            </th>
            <th scope="col" className="number">
              composed, %
            </th>
            <th scope="col" className="number">
              predicted, %
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ generation, workload, figures }) => (
            <tr key={`${workload} ${generation}`} data-workload={`${generation}/${workload}`}>
              <th scope="row">
                <a
                  href={hrefOf(`/${RECORDED_FOLDER}/${generation}/${workload}${RECORDED_SUFFIX}`)}
                  download=""
                >
                  {workloadName(workload)}
                </a>
              </th>
              <td className="unbroken">{generation}</td>
              <td className="number">{figures.runs}</td>
              <td className="number">{percent(figures.spread)}</td>
              <td className="number">{foundText({ kind: "figure", ...figures.composed })}</td>
              <td className="number">{foundText({ kind: "figure", ...figures.predicted })}</td>
            </tr>
          ))}
        </tbody>
      </TableScroll>
    </div>
  );
}
