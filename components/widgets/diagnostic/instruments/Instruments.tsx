import { useMemo } from "react";
import { type InstrumentRun, readingsOf } from "@/lib/instruments";
import type { Instrument } from "@/lib/quiz/quizCase";
import { ReadingTable } from "./ReadingTable";
import { ReadingView } from "./ReadingView";

interface InstrumentsProps {
  readonly instruments: readonly Instrument[];
  readonly before: InstrumentRun;
  /** The run that is held beside it; null before anything was tried. */
  readonly after: InstrumentRun | null;
}

/** The instruments of a case: of its run, or of the runs before and after on the same scales. */
export function Instruments({ instruments, before, after }: InstrumentsProps) {
  const runs = useMemo(() => (after === null ? [before] : [before, after]), [before, after]);
  const panels = useMemo(
    () => instruments.map((instrument) => ({ instrument, readings: readingsOf(instrument, runs) })),
    [instruments, runs],
  );
  const names = after === null ? ["this run"] : ["before", "after"];
  return (
    <div className={after === null ? "instruments" : "instruments instruments-compared"}>
      {panels.map(({ instrument, readings }) => (
        <section key={instrument} className="reading" aria-label={readings[0]?.title}>
          <h4>{readings[0]?.title}</h4>
          <p className="reading-tool">{readings[0]?.tool}</p>
          <div className="reading-runs">
            {readings.map((reading, run) => (
              <ReadingView key={run} reading={reading} run={after === null ? null : (names[run] ?? "")} />
            ))}
          </div>
          <ReadingTable readings={readings} runs={names} />
        </section>
      ))}
    </div>
  );
}
