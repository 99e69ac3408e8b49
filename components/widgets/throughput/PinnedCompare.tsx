import type { Wish } from "@/lib/scenario-store";
import { changedFields } from "@/lib/share";
import { AbTable } from "../scenario/AbTable";
import { compareCurves } from "./model/compareCurves";
import type { Curve } from "./model/curve";

interface PinnedCompareProps {
  readonly wish: Wish;
  readonly curve: Curve;
  readonly pinned: Wish;
  readonly pinnedCurve: Curve;
}

/** The pinned curve in numbers, beside the one that is drawn now. */
export function PinnedCompare({ wish, curve, pinned, pinnedCurve }: PinnedCompareProps) {
  const changed = changedFields(pinned, wish).filter((key) => key !== "num_workers");
  return (
    <AbTable
      what="Curve"
      rows={compareCurves({ wish: pinned, curve: pinnedCurve }, { wish, curve })}
      changed={changed}
    />
  );
}
