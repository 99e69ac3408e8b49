import { formatBytes } from "@/lib/format/bytes";
import { formatPerSecond } from "@/lib/format/number";
import type { Wish } from "@/lib/scenario-store";
import { plural } from "@/lib/words/plural";
import { priceOf, SHAPE_WORDS } from "@/lib/workerCount";
import type { AbRow } from "../../scenario/AbTable";
import { type Curve, pointAt } from "./curve";

/** A curve with the wish that asked for it. */
export interface AskedCurve {
  readonly wish: Wish;
  readonly curve: Curve;
}

/** The pinned curve and the present one in numbers. */
export function compareCurves(pinned: AskedCurve, present: AskedCurve): readonly AbRow[] {
  const rows: readonly (readonly [string, (asked: AskedCurve) => string])[] = [
    ["form", ({ curve }) => SHAPE_WORDS[curve.recommendation.shape].toLowerCase()],
    ["knee", ({ curve }) => String(curve.recommendation.numWorkers)],
    ["samples per second there", ({ curve }) => formatPerSecond(curve.recommendation.samplesPerSecond)],
    [
      "memory there, at most",
      ({ wish, curve }) => formatBytes(priceOf(wish, curve.recommendation.numWorkers).ramBytes),
    ],
    [
      `with ${plural(present.wish.loader.numWorkers, "worker")}`,
      ({ curve }) =>
        formatPerSecond(pointAt(curve.points, present.wish.loader.numWorkers)?.samplesPerSecond ?? 0),
    ],
  ];
  return rows.map(([label, of]) => ({ label, before: of(pinned), now: of(present) }));
}
