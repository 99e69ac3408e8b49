import { useMemo, useRef } from "react";
import { useFigures, useRun, useWish } from "@/components/article/figures";
import { SettingSlider } from "@/components/controls/SettingSlider";
import { TimeControls, usePlayback, usePlaybackKeys } from "@/components/controls/playback";
import { SettledStatus } from "@/components/controls/SettledStatus";
import { useReducedMotion } from "@/components/controls/useReducedMotion";
import { explainMoment } from "@/lib/advice";
import { describeLanes, describeRun } from "./model/describe";
import { lazyEventTimes } from "./model/events";
import type { Frame } from "./model/frame";
import { STATIC_MOMENT } from "./model/moment";
import { motionOf } from "./model/motion";
import { PipelineFoot } from "./PipelineFoot";
import { PipelineHead } from "./PipelineHead";
import { PipelineSvg } from "./PipelineSvg";
import { HERO_SETTINGS } from "./settings";

/** The window plays through in five seconds; then it stands, as WCAG 2.2.2 asks of what moves unasked. */
const PLAY_SECONDS = 5;

interface PipelineWidgetProps {
  readonly figure: string;
  readonly frame: Frame;
}

/** The compact pipeline: lanes over time, where every batch is now, why the GPU waits, and what to drag. */
export function PipelineWidget({ figure, frame }: PipelineWidgetProps) {
  const store = useFigures();
  const wish = useWish(figure);
  const result = useRun(figure);
  const stage = useRef<HTMLDivElement>(null);
  const reducedMotion = useReducedMotion();
  const durationMs = frame.window.untilMs;
  const [playback, dispatch] = usePlayback({
    initial: reducedMotion
      ? { status: "paused", atMs: durationMs * STATIC_MOMENT }
      : { status: "playing", atMs: 0 },
    durationMs,
    msPerSecond: durationMs / PLAY_SECONDS,
    stage,
  });
  const eventsMs = useMemo(() => lazyEventTimes(result.batches, durationMs), [result, durationMs]);
  const atMs = Math.min(playback.atMs, durationMs);
  const view = { playback: { ...playback, atMs }, eventsMs, durationMs };

  usePlaybackKeys(stage, view, dispatch);

  return (
    <div ref={stage} role="group" aria-label="Pipeline simulation" className="pipeline">
      <PipelineHead result={result} />
      <PipelineSvg
        result={result}
        frame={frame}
        atMs={atMs}
        motion={motionOf(playback.status === "playing", reducedMotion)}
        description={describeLanes(result)}
      />
      <TimeControls view={view} dispatch={dispatch} />
      <p className="pipeline-moment">{explainMoment(result, atMs)}</p>
      <div className="pipeline-settings">
        {HERO_SETTINGS.map((setting) => (
          <SettingSlider
            key={setting.name}
            setting={setting}
            wish={wish}
            onChange={(next) => {
              store.set(figure, next);
            }}
          />
        ))}
      </div>
      <PipelineFoot result={result} />
      <SettledStatus text={describeRun(result)} />
      <SettledStatus text={explainMoment(result, atMs)} />
    </div>
  );
}
