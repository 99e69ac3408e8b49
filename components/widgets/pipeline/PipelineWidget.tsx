import { memo, useCallback, useDeferredValue, useMemo, useRef } from "react";
import { useFigures, useRun, useWish } from "@/components/article/figures";
import { SettingSlider } from "@/components/controls/SettingSlider";
import { readingMs, TimeControls, usePlayback, usePlaybackKeys } from "@/components/controls/playback";
import { SettledStatus } from "@/components/controls/SettledStatus";
import { useReducedMotion } from "@/components/controls/useReducedMotion";
import { explainMoment } from "@/lib/advice";
import type { Result } from "@/lib/sim";
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

interface HeroMomentProps {
  readonly result: Result;
  /** The moment that words are about. */
  readonly shownMs: number;
}

interface PipelineWidgetProps {
  readonly figure: string;
  readonly frame: Frame;
}

/**
 * The compact pipeline: lanes over time, where every batch is now, why the GPU waits, and what to drag. A drag
 * first paints picture, verdict and numbers; words follow with the next frame.
 */
export function PipelineWidget({ figure, frame }: PipelineWidgetProps) {
  const result = useRun(figure);
  const stage = useRef<HTMLDivElement>(null);
  const reducedMotion = useReducedMotion();
  const durationMs = frame.window.untilMs;
  const msPerSecond = durationMs / PLAY_SECONDS;
  const [playback, dispatch] = usePlayback({
    initial: reducedMotion
      ? { status: "paused", atMs: durationMs * STATIC_MOMENT }
      : { status: "playing", atMs: 0 },
    durationMs,
    msPerSecond,
    stage,
  });
  const eventsMs = useMemo(() => lazyEventTimes(result.batches, durationMs), [result, durationMs]);
  const atMs = Math.min(playback.atMs, durationMs);
  const view = { playback: { ...playback, atMs }, eventsMs, durationMs };
  const isPlaying = playback.status === "playing";
  const shownMs = readingMs(atMs, isPlaying, msPerSecond);
  const calm = useDeferredValue(result);

  usePlaybackKeys(stage, view, dispatch);

  return (
    <div ref={stage} role="group" aria-label="Pipeline simulation" className="pipeline">
      <PipelineHead result={result} />
      {/* In a box of its own the picture is laid out without the rest. */}
      <div>
        <PipelineSvg
          result={result}
          frame={frame}
          atMs={atMs}
          motion={motionOf(isPlaying, reducedMotion)}
          description={describeLanes(result)}
        />
      </div>
      <TimeControls view={view} shownMs={shownMs} dispatch={dispatch} />
      <HeroMoment result={calm} shownMs={useDeferredValue(shownMs)} />
      <HeroSettings figure={figure} />
      <PipelineFoot result={result} />
    </div>
  );
}

/** What everybody does at a moment, to be read; that and the verdict, once settled, to be heard. */
const HeroMoment = memo(function HeroMoment({ result, shownMs }: HeroMomentProps) {
  const moment = useMemo(() => explainMoment(result, shownMs), [result, shownMs]);
  const verdict = useCallback(() => describeRun(result), [result]);
  return (
    <>
      <p className="pipeline-moment">{moment}</p>
      <SettledStatus text={verdict} />
      <SettledStatus text={moment} />
    </>
  );
});

/** The sliders; still while time runs. */
const HeroSettings = memo(function HeroSettings({ figure }: { readonly figure: string }) {
  const store = useFigures();
  const wish = useWish(figure);
  return (
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
  );
});
