import { useId } from "react";
import type { MemoryTimeline } from "@/lib/sim/memory";
import { type Measure, MEASURES } from "./model/layers";
import { measureSentence } from "./model/words";

const LABELS: Readonly<Record<Measure, string>> = {
  holders: "what holds it",
  rss: "RSS",
  pss: "PSS",
  uss: "USS",
};

interface MeasureSwitchProps {
  readonly measure: Measure;
  readonly timeline: MemoryTimeline;
  readonly onChange: (measure: Measure) => void;
}

/** By what RAM is counted, and in a sentence what that counts. */
export function MeasureSwitch({ measure, timeline, onChange }: MeasureSwitchProps) {
  const name = useId();
  return (
    <fieldset className="memory-measures">
      <legend>Count memory by</legend>
      {MEASURES.map((each) => (
        <label key={each} className="check">
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === measure}
            onChange={() => {
              onChange(each);
            }}
          />
          {LABELS[each]}
        </label>
      ))}
      <p className="text-note text-ink-muted">{measureSentence(measure, timeline)}</p>
    </fieldset>
  );
}
