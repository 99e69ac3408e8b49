import { workersInWords } from "@/lib/words/workersInWords";
import { SHAPE_WORDS } from "@/lib/workerCount";
import { OTHER_DASHES } from "./OtherCurves";
import type { Curve } from "./model/curve";

interface CurveLegendProps {
  readonly curve: Curve;
  readonly others: readonly { readonly name: string; readonly curve: Curve }[];
}

/** Which line is which workload, with its knee and its form. */
export function CurveLegend({ curve, others }: CurveLegendProps) {
  if (others.length === 0) return null;
  return (
    <>
      <ol className="curve-legend" aria-label="Curves">
        <Entry number={1} dash="" name="yours" curve={curve} />
        {others.map((other, index) => (
          <Entry
            key={other.name}
            number={index + 2}
            dash={OTHER_DASHES[index] ?? ""}
            name={other.name}
            curve={other.curve}
          />
        ))}
      </ol>
      <p className="text-note text-ink-muted">
        Each curve as a share of its own best rate, since workloads differ by orders of magnitude. Bounds are
        shown for one curve alone.
      </p>
    </>
  );
}

function Entry({
  number,
  dash,
  name,
  curve,
}: {
  readonly number: number;
  readonly dash: string;
  readonly name: string;
  readonly curve: Curve;
}) {
  const { numWorkers, shape } = curve.recommendation;
  return (
    <li>
      <svg viewBox="0 0 36 8" width="36" height="8" aria-hidden="true">
        <path d="M0 4H36" strokeDasharray={dash} strokeWidth="2" className="stroke-ink" />
      </svg>
      <span>
        {number} {name}:{" "}
        <span className="text-ink-muted">
          {SHAPE_WORDS[shape].toLowerCase()}, {workersInWords(numWorkers)}
        </span>
      </span>
    </li>
  );
}
