import { useEffect, useReducer, type Dispatch, type RefObject } from "react";
import { nextPlayback, type Playback, type PlaybackAction } from "./playback";

interface PlaybackOptions {
  readonly initial: Playback;
  readonly durationMs: number;
  /** Milliseconds of training per second on screen. */
  readonly msPerSecond: number;
  /** Playing stops while this is off screen, and goes on when it is back. */
  readonly stage: RefObject<Element | null>;
}

/** A frame longer than this (a hidden tab, a busy machine) advances no further. */
const MAX_FRAME_SECONDS = 0.1;

/** A playback that the browser's frames drive. */
export function usePlayback(options: PlaybackOptions): readonly [Playback, Dispatch<PlaybackAction>] {
  const { initial, durationMs, msPerSecond, stage } = options;
  const [playback, dispatch] = useReducer(
    (state: Playback, action: PlaybackAction) => nextPlayback(state, action, durationMs),
    initial,
  );
  const playing = playback.status === "playing";

  useEffect(() => {
    const element = stage.current;
    if (!playing || element === null) return;
    return runWhileVisible(element, (seconds) => {
      dispatch({ kind: "advance", byMs: seconds * msPerSecond });
    });
  }, [playing, msPerSecond, stage]);

  return [playback, dispatch];
}

/** Calls `onFrame` with the seconds since the last frame, as long as the element is on screen. */
function runWhileVisible(element: Element, onFrame: (seconds: number) => void): () => void {
  let frame = 0;
  let last: number | null = null;
  const tick = (now: number) => {
    if (last !== null) onFrame(Math.min(MAX_FRAME_SECONDS, (now - last) / 1000));
    last = now;
    frame = requestAnimationFrame(tick);
  };
  const observer = new IntersectionObserver(([entry]) => {
    cancelAnimationFrame(frame);
    last = null;
    if (entry?.isIntersecting === true) frame = requestAnimationFrame(tick);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
