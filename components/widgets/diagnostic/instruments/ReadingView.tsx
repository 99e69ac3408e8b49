import type { Reading } from "@/lib/instruments";
import { StripChart } from "./StripChart";

interface ReadingViewProps {
  readonly reading: Reading;
  /** Which run, where there are two. */
  readonly run: string | null;
}

/** What one instrument shows of one run. */
export function ReadingView({ reading: { numbers, stage, strips }, run }: ReadingViewProps) {
  return (
    <div className="reading-run">
      {run !== null && <p className="reading-which">{run}</p>}
      <dl className="reading-numbers">
        {numbers.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {strips.map((strip) => (
        <StripChart key={strip.label} strip={strip} stage={stage} />
      ))}
    </div>
  );
}
