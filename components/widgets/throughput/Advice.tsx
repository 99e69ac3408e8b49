import { adviceOn, SHAPE_WORDS } from "@/lib/workerCount";
import type { Curve } from "./model/curve";

interface AdviceProps {
  readonly curve: Curve;
  readonly cursor: number;
}

/** How the cursor compares with the knee; the form of the curve by its name. */
export function Advice({ curve: { recommendation, points }, cursor }: AdviceProps) {
  const { headline } = adviceOn(recommendation, points, cursor);
  return (
    <p className="pipeline-verdict" data-knee={recommendation.numWorkers} data-shape={recommendation.shape}>
      <strong className="font-semibold">{headline}</strong>{" "}
      <span className="text-ink-muted">The curve: {SHAPE_WORDS[recommendation.shape].toLowerCase()}.</span>
    </p>
  );
}
