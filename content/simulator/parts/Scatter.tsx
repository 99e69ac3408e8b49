import { AgreementPlot, RatioPlot } from "@/components/charts/AgreementPlot";
import { conformanceReport } from "@/lib/conformance/report";
import { comparisonsOf } from "../model/scatter";
import { Legend } from "./Legend";
import { RunsTwin } from "./RunsTwin";
import { WorstTable } from "./WorstTable";

const UNIT = "samples per second";

/** Predicted against measured, every run a mark; how far off each is; the worst by name. */
export function Scatter() {
  const groups = comparisonsOf(conformanceReport());
  return (
    <figure className="figure-wide">
      <Legend groups={groups} />
      <div className="agreement">
        <AgreementPlot groups={groups} unit={UNIT} />
        <RatioPlot groups={groups} unit={UNIT} />
      </div>
      <figcaption>
        Each mark is a run. On the dashed line the prediction is right. The first plot shows the rates
        themselves, the second how far off each one is. Predictions see only costs that were measured alone.
        The numbers name the runs that are furthest off beyond what their repeats differ by:
      </figcaption>
      <WorstTable />
      <RunsTwin />
    </figure>
  );
}
