import type { ShownReadings } from "../model/known";
import { ReadingTable } from "./ReadingTable";
import { ReadingView } from "./ReadingView";

/** The instruments of a case: of its run, or of the runs before and after on the same scales. */
export function Instruments({ before, after }: ShownReadings) {
  const names = after === null ? ["this run"] : ["before", "after"];
  return (
    <div className={after === null ? "instruments" : "instruments instruments-compared"}>
      {before.map((own, index) => {
        const other = after?.[index];
        const readings = other === undefined ? [own] : [own, other];
        return (
          <section key={own.title} className="reading" aria-label={own.title}>
            <h4>{own.title}</h4>
            <p className="reading-tool">{own.tool}</p>
            <div className="reading-runs">
              {readings.map((reading, run) => (
                <ReadingView key={run} reading={reading} run={after === null ? null : (names[run] ?? "")} />
              ))}
            </div>
            <ReadingTable readings={readings} runs={names} />
          </section>
        );
      })}
    </div>
  );
}
