import { boundLines, topOf } from "./model/boundLines";
import type { Curve } from "./model/curve";

interface CurveStateProps {
  readonly curve: Curve;
  readonly refined: boolean;
  /** The curve is still that of an earlier state. */
  readonly late: boolean;
}

/** What the drawn curve is: simulated how finely, recorded how far. */
export function CurveState({ curve, refined, late }: CurveStateProps) {
  const { points, recorded } = curve;
  const above = boundLines(curve, topOf(curve)).filter(({ inSight }) => !inSight);
  const known = `Simulated, steady state, ${points.length} numbers of workers`;
  return (
    <p className="text-note text-ink-muted">
      {late
        ? "This takes a moment to simulate; the curve is still the one of before."
        : `${known}${refined ? "." : " so far; the rest follows."}`}
      {" Costs are drawn: a point may lie half a per cent above what its workers do on average."}
      {above.length > 0 &&
        ` Bounds above the picture: ${above.map(({ label, text }) => `${label} ${text}`).join(", ")}.`}
      {recorded !== null &&
        ` Diamonds: recorded runs with the spread of their repeats, up to ${recorded.mostWorkers} workers; beyond that the curve is extrapolated. Their epochs were short, so with many workers the stock that is used up at the end counts too.`}
    </p>
  );
}
