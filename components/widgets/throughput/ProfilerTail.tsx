import { memo, type RefObject } from "react";
import { SettledStatus } from "@/components/controls/SettledStatus";
import type { Wish } from "@/lib/scenario-store";
import { TakeAway } from "../share/TakeAway";
import { BatchBars } from "./BatchBars";
import { CurveTable } from "./CurveTable";
import { describeState } from "./model/describe";
import { PricePanel } from "./PricePanel";
import { ThroughputTasks } from "./ThroughputTasks";
import type { Profiler } from "./useProfiler";

interface ProfilerTailProps {
  readonly profiler: Profiler;
  /** What the page came with. */
  readonly original: Wish;
  /** Holds the picture. */
  readonly stage: RefObject<HTMLElement | null>;
}

/** What the curve comes to, what to try with it, and what to take away. */
export const ProfilerTail = memo(function ProfilerTail({ profiler, original, stage }: ProfilerTailProps) {
  const { wish, origin, curve, pinnedCurve, others, isWhole, cursor, knee } = profiler;
  return (
    <>
      <div className="widget-columns">
        <BatchBars bars={profiler.bars} knee={knee} isWhole={isWhole} cursor={cursor} />
        <PricePanel wish={wish} knee={knee} isWhole={isWhole} />
      </div>
      <ThroughputTasks profiler={profiler} original={original} />
      <CurveTable curve={curve} />
      <TakeAway
        load={loadTakeAway}
        props={{
          wish,
          curves: [
            { name: "yours", curve },
            ...(pinnedCurve === null ? [] : [{ name: "A, pinned", curve: pinnedCurve }]),
            ...others,
          ],
          base: origin.base,
          address: origin.address,
          stage,
        }}
      />
      <SettledStatus
        text={isWhole ? describeState(curve, cursor, profiler.answer) : "Computing what to set."}
      />
    </>
  );
});

const loadTakeAway = () =>
  import("./ThroughputTakeAway").then(({ ThroughputTakeAway }) => ThroughputTakeAway);
