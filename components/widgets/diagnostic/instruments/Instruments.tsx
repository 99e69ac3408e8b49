import { useState } from "react";
import type { ShownReadings } from "../model/known";
import { ReadingTable } from "./ReadingTable";
import { ReadingView } from "./ReadingView";

/**
 * The instruments of a case: of its run, or of the runs before and after on the same scales. Where there is
 * room for one beside the question, buttons choose which.
 */
export function Instruments({ before, after }: ShownReadings) {
  const [shown, show] = useState(0);
  const names = after === null ? ["this run"] : ["before", "after"];
  return (
    <div className={after === null ? "instruments" : "instruments instruments-compared"}>
      <div className="instrument-choice" role="group" aria-label="Instrument">
        {before.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            className="button-quiet"
            aria-pressed={index === shown}
            onClick={() => {
              show(index);
            }}
          >
            {title}
          </button>
        ))}
      </div>
      {before.map((own, index) => {
        const other = after?.[index];
        const readings = other === undefined ? [own] : [own, other];
        return (
          <section key={own.title} className="reading" aria-label={own.title} data-shown={index === shown}>
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
