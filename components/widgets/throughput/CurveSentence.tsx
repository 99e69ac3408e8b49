import { lower } from "@/lib/words/lower";
import { cursorInWords, curveInWords } from "@/lib/workerCount";
import type { Curve } from "./model/curve";

interface CurveSentenceProps {
  readonly curve: Curve;
  readonly cursor: number;
}

/** The form of the curve, its knee, and how the cursor compares with it. What to set is said above. */
export function CurveSentence({ curve: { recommendation, points }, cursor }: CurveSentenceProps) {
  return (
    <p className="pipeline-verdict" data-knee={recommendation.numWorkers} data-shape={recommendation.shape}>
      <strong className="font-semibold">The curve: {lower(curveInWords(recommendation))}</strong>{" "}
      <span className="text-ink-muted">{cursorInWords(recommendation, points, cursor)}</span>
    </p>
  );
}
