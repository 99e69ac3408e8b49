import { lower } from "@/lib/words/lower";
import { cursorInWords, curveInWords, curveSoFar } from "@/lib/workerCount";
import type { Curve } from "./model/curve";

interface CurveSentenceProps {
  readonly curve: Curve;
  readonly cursor: number;
  /** Every number of workers is simulated: only then are form, cause and knee known. */
  readonly isWhole: boolean;
  /** The curve is still that of an earlier state. */
  readonly isLate?: boolean;
}

/** The form of the curve, its knee, and how the cursor compares with it. What to set is said above. */
export function CurveSentence({
  curve: { recommendation, points },
  cursor,
  isWhole,
  isLate = false,
}: CurveSentenceProps) {
  if (!isWhole) {
    return (
      <p className="pipeline-verdict text-ink-muted">
        {isLate
          ? "Still simulating; the curve is the one of before."
          : curveSoFar(recommendation, points, cursor)}
      </p>
    );
  }
  return (
    <p className="pipeline-verdict" data-knee={recommendation.numWorkers} data-shape={recommendation.shape}>
      <strong className="font-semibold">The curve: {lower(curveInWords(recommendation))}</strong>{" "}
      <span className="text-ink-muted">{cursorInWords(recommendation, points, cursor)}</span>
    </p>
  );
}
