import { useRef, useState } from "react";
import { SettingSlider } from "@/components/controls/SettingSlider";
import { SettledStatus } from "@/components/controls/SettledStatus";
import { type Opened, problemInWords } from "@/lib/share";
import { useCommandKeys } from "../scenario/useCommandKeys";
import type { Bases } from "../share/address";
import { carriedTo } from "../share/carry";
import { CurveSentence } from "./CurveSentence";
import { AnswerPanel } from "./AnswerPanel";
import { AtCursor } from "./AtCursor";
import { BatchBars } from "./BatchBars";
import { PROFILER_COMMANDS } from "./commands";
import { CurveLegend } from "./CurveLegend";
import { CurvePicture } from "./CurvePicture";
import { CurveState } from "./CurveState";
import { CurveTable } from "./CurveTable";
import { describeState } from "./model/describe";
import { curveFrame } from "./model/frame";
import { OverlayChoice } from "./OverlayChoice";
import { PinnedCompare } from "./PinnedCompare";
import { PricePanel } from "./PricePanel";
import { ProfilerBar } from "./ProfilerBar";
import { ThroughputSettings } from "./ThroughputSettings";
import { ThroughputTakeAway } from "./ThroughputTakeAway";
import { ThroughputTasks } from "./ThroughputTasks";
import { YourNumbers } from "./YourNumbers";
import { CURSOR, useProfiler } from "./useProfiler";

interface ThroughputProfilerProps {
  readonly figure: string;
  readonly columnWidth: number;
  /** What links may start from, the figure's own scenario first. */
  readonly bases: Bases;
  /** What the address brought along; null when it brought nothing. */
  readonly opened: Opened | null;
}

/** How many workers: the curve, what bounds it, where it bends, and what it costs. */
export function ThroughputProfiler({ figure, columnWidth, bases, opened }: ThroughputProfilerProps) {
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDialogElement>(null);
  const profiler = useProfiler(figure, bases, opened);
  const { store, wish, origin, curve, pinned, pinnedCurve, others, refined, late, cursor, knee } = profiler;
  // A typed number may lie beyond the sliders: they reach out to it.
  const [typed, setTyped] = useState({ base: opened?.preset ?? figure, wish: opened?.wish ?? bases[0].wish });
  const fittedTo = typed.base === origin.base ? typed.wish : origin.baseWish;
  useCommandKeys(stage, sheet, PROFILER_COMMANDS, profiler);

  return (
    <div ref={stage} role="group" aria-label="Worker throughput profiler" className="widget">
      <YourNumbers
        wish={wish}
        onChange={(next, name) => {
          setTyped({ base: origin.base, wish: next });
          store.set(figure, next, name);
        }}
      >
        <AnswerPanel
          answer={profiler.answer}
          isSettled={profiler.isAnswered}
          actions={{
            take: () => {
              store.set(figure, profiler.answer.wish);
            },
            memoryHref: carriedTo("memory", profiler.answer.wish, origin.base),
          }}
        />
      </YourNumbers>
      <ProfilerBar profiler={profiler} sheet={sheet} />
      {opened !== null && opened.problems.length > 0 && (
        <ul role="status" className="widget-problems">
          {opened.problems.map((problem, index) => (
            <li key={index}>{problemInWords(problem)}</li>
          ))}
        </ul>
      )}
      <CurveSentence curve={curve} cursor={cursor} />
      <div className="widget-bench">
        <CurvePicture
          curve={curve}
          pinned={pinnedCurve}
          others={others.map((other) => other.curve)}
          cursor={cursor}
          frame={curveFrame(columnWidth)}
          onMove={profiler.moveTo}
          onRelease={profiler.release}
        />
        <div className="throughput-cursor">
          <SettingSlider
            setting={CURSOR}
            wish={wish}
            onChange={(next) => {
              store.set(figure, next, CURSOR.name);
            }}
            onRelease={profiler.release}
          />
          <button
            type="button"
            className="button-quiet"
            disabled={cursor === knee}
            onClick={profiler.goToKnee}
          >
            Go to the knee: {knee}
          </button>
        </div>
        <AtCursor curve={curve} wish={wish} />
        <CurveState curve={curve} refined={refined} late={late} />
        {pinned !== null && pinnedCurve !== null && (
          <PinnedCompare wish={wish} curve={curve} pinned={pinned} pinnedCurve={pinnedCurve} />
        )}
        <CurveLegend curve={curve} others={others} />
        <ThroughputSettings figure={figure} store={store} wish={wish} baseWish={fittedTo} />
      </div>
      <OverlayChoice overlays={profiler.overlays} />
      <div className="widget-columns">
        <BatchBars bars={profiler.bars} knee={knee} cursor={cursor} />
        <PricePanel wish={wish} knee={knee} />
      </div>
      <ThroughputTasks profiler={profiler} original={bases[0].wish} />
      <CurveTable curve={curve} />
      <ThroughputTakeAway
        wish={wish}
        curves={[
          { name: "yours", curve },
          ...(pinnedCurve === null ? [] : [{ name: "A, pinned", curve: pinnedCurve }]),
          ...others,
        ]}
        base={origin.base}
        address={origin.address}
        stage={stage}
      />
      <SettledStatus
        text={
          profiler.isAnswered && refined && !late
            ? describeState(curve, cursor, profiler.answer)
            : "Computing what to set."
        }
      />
    </div>
  );
}
