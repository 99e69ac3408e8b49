import { useDeferredValue, useRef, useState } from "react";
import { SettingSlider } from "@/components/controls/SettingSlider";
import { type Opened, problemInWords } from "@/lib/share";
import { useCommandKeys } from "../scenario/useCommandKeys";
import type { Bases } from "../share/address";
import { AnswerOf } from "./AnswerOf";
import { PROFILER_COMMANDS } from "./commands";
import { CurveNotes } from "./CurveNotes";
import { CurvePicture } from "./CurvePicture";
import { CurveSentence } from "./CurveSentence";
import { curveFrame } from "./model/frame";
import { OverlayChoice } from "./OverlayChoice";
import { ProfilerBar } from "./ProfilerBar";
import { ProfilerTail } from "./ProfilerTail";
import { ThroughputSettings } from "./ThroughputSettings";
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

/**
 * How many workers: the curve, what bounds it, where it bends, and what it costs. A drag first paints the curve and
 * its sentence; what is said beside them follows with the next frame.
 */
export function ThroughputProfiler({ figure, columnWidth, bases, opened }: ThroughputProfilerProps) {
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDialogElement>(null);
  const profiler = useProfiler(figure, bases, opened);
  const { store, wish, origin, curve, pinnedCurve, others, cursor, knee, isWhole } = profiler;
  const calm = useDeferredValue(profiler);
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
        <AnswerOf profiler={calm} />
      </YourNumbers>
      <ProfilerBar profiler={profiler} sheet={sheet} />
      {opened !== null && opened.problems.length > 0 && (
        <ul role="status" className="widget-problems">
          {opened.problems.map((problem, index) => (
            <li key={index}>{problemInWords(problem)}</li>
          ))}
        </ul>
      )}
      <CurveSentence curve={curve} cursor={cursor} isWhole={isWhole} isLate={profiler.late} />
      <div className="widget-bench">
        <CurvePicture
          curve={curve}
          pinned={pinnedCurve}
          others={others.map((other) => other.curve)}
          cursor={cursor}
          frame={curveFrame(columnWidth)}
          isWhole={isWhole}
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
            Go to the knee: {isWhole ? knee : `${knee}?`}
          </button>
        </div>
        <CurveNotes profiler={calm} />
        <ThroughputSettings figure={figure} store={store} wish={wish} baseWish={fittedTo} />
      </div>
      {/* What is chosen or ticked shows that within its own event. */}
      <OverlayChoice overlays={profiler.overlays} />
      <ProfilerTail profiler={calm} original={bases[0].wish} stage={stage} />
    </div>
  );
}
