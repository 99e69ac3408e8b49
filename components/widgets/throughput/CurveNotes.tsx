import { memo } from "react";
import { AtCursor } from "./AtCursor";
import { CurveLegend } from "./CurveLegend";
import { CurveState } from "./CurveState";
import { PinnedCompare } from "./PinnedCompare";
import type { Profiler } from "./useProfiler";

/** What stands below the curve: the numbers at the cursor, what the curve is, and those beside it. */
export const CurveNotes = memo(function CurveNotes({ profiler }: { readonly profiler: Profiler }) {
  const { wish, curve, pinned, pinnedCurve, others, refined, late, isWhole } = profiler;
  return (
    <>
      <AtCursor curve={curve} wish={wish} isWhole={isWhole} />
      <CurveState curve={curve} refined={refined} late={late} />
      {pinned !== null && pinnedCurve !== null && (
        <PinnedCompare wish={wish} curve={curve} pinned={pinned} pinnedCurve={pinnedCurve} />
      )}
      <CurveLegend curve={curve} others={others} />
    </>
  );
});
