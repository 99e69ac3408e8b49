import { conformanceReport } from "@/lib/conformance/report";
import { worstQuiet } from "@/lib/conformance/worst";
import { signedPercent } from "../model/text";

/** As many as the printed table names. */
const NAMED = 8;

/** The quiet runs that the simulator composes worst. */
export function WorstQuiet() {
  return (
    <ol>
      {worstQuiet(conformanceReport().judgements, "composed", NAMED).map((j) => (
        <li key={`${j.generation} ${j.run.id}`} data-run={`${j.generation}/${j.run.id}`}>
          <code>{j.run.id}</code>, {j.generation}: composed {signedPercent(j.composed)}, predicted{" "}
          {signedPercent(j.predicted)}
        </li>
      ))}
    </ol>
  );
}
