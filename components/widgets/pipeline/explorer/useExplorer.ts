import {
  type Dispatch,
  type SetStateAction,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type RefObject,
} from "react";
import { useFigures, useRun, useWish } from "@/components/article/figures";
import {
  type PlaybackAction,
  type PlaybackView,
  readingMs,
  usePlayback,
} from "@/components/controls/playback";
import type { Wish } from "@/lib/scenario-store";
import { EMPTY_VIEW, OPENING_MS_PER_SECOND, type Opened, type Selection } from "@/lib/share";
import type { Result } from "@/lib/sim";
import type { PinnableFigure } from "../../scenario/commands";
import { type Frame, layoutFrame, type TimeWindow } from "../model/frame";
import { lazyEventTimes } from "../model/events";
import { roomFor } from "../model/explorerFrame";
import { type SettingTarget, useDraft } from "./useDraft";
import { momentIn, openingOf } from "../model/opening";
import { following, withinRun } from "../model/timeWindow";

/** Parts of the explorer that are far from each other. */
export type Place = "tasks" | "settings" | "picture" | "followed";

/** What of the explorer stands still while time runs: the wish, its run, the pinned one, the selection. */
export interface Scene extends PinnableFigure {
  readonly result: Result;
  /** What the settings say: ahead of the wish while a run takes longer than a frame. */
  readonly draft: Wish;
  /** Where settings are set. */
  readonly target: SettingTarget;
  readonly durationMs: number;
  readonly dispatch: Dispatch<PlaybackAction>;
  readonly selection: Selection | null;
  readonly select: (selection: Selection | null) => void;
  readonly pinnedResult: Result | null;
  readonly isPlaying: boolean;
  readonly speed: number;
  readonly setSpeed: (msPerSecond: number) => void;
  readonly isLecture: boolean;
  readonly setLecture: (on: boolean) => void;
  readonly setZoom: Dispatch<SetStateAction<TimeWindow>>;
  /** Moment, window, speed and selection as the explorer opens with them. */
  readonly startOver: () => void;
  /** Takes the focus to a part of the explorer. */
  readonly goTo: (place: Place) => void;
  /** Takes the focus along the critical path of the batch that is followed. */
  readonly walkPath: (by: 1 | -1) => void;
}

/** Everything that the explorer knows: its scene, and the playhead with what is drawn around it. */
export interface Explorer extends Scene {
  /** The same object for as long as nothing in it changes. */
  readonly scene: Scene;
  readonly atMs: number;
  /** The moment that words are about: it follows a running playhead a few times per second. */
  readonly shownMs: number;
  readonly window: TimeWindow;
  readonly frame: Frame;
  readonly playbackView: PlaybackView;
}

/** The state of the explorer; everything that can be derived is. */
export function useExplorer(
  figure: string,
  columnWidth: number,
  opened: Pick<Opened, "view"> | null,
  stage: RefObject<HTMLElement | null>,
): Explorer {
  const opening = opened?.view ?? EMPTY_VIEW;
  const store = useFigures();
  const wish = useWish(figure);
  const { draft, target } = useDraft(figure, store, wish);
  const result = useRun(figure);
  const durationMs = Math.max(1, result.totals.wallMs);
  const [pinned, setPinned] = useState<Wish | null>(opening.pinned?.wish ?? null);
  const [selection, select] = useState<Selection | null>(opening.selection);
  const [isLecture, setLecture] = useState(false);
  const [speed, setSpeed] = useState<number>(opening.msPerSecond ?? OPENING_MS_PER_SECOND);
  const [zoom, setZoom] = useState<TimeWindow>(() =>
    opening.zoom === null
      ? openingOf(result).window
      : { fromMs: opening.zoom.fromMs, untilMs: opening.zoom.toMs },
  );
  const [playback, dispatch] = usePlayback({
    initial: { status: "paused", atMs: opening.atMs ?? momentIn(zoom) },
    durationMs,
    msPerSecond: speed,
    stage,
  });
  const atMs = Math.min(playback.atMs, durationMs);
  const isPlaying = playback.status === "playing";
  const shownMs = readingMs(atMs, isPlaying, speed);
  const pinnedResult = pinned === null ? null : store.run(pinned);

  // The window follows the playhead, but a reader who pans away from a standing playhead stays there.
  useEffect(() => {
    setZoom((window) => following(window, atMs, durationMs));
  }, [atMs, durationMs]);

  const startOver = useCallback(() => {
    select(null);
    setSpeed(OPENING_MS_PER_SECOND);
    const { window, atMs } = openingOf(store.result(figure));
    setZoom(window);
    dispatch({ kind: "seek", atMs });
  }, [dispatch, figure, store]);
  const goTo = useCallback(
    (place: Place) => {
      const part = stage.current?.querySelector<HTMLElement>(`[data-place="${place}"]`);
      const current = part?.querySelector<HTMLElement>('[aria-current="step"]');
      (current ?? part)?.focus();
    },
    [stage],
  );
  const walkPath = useCallback(
    (by: 1 | -1) => {
      const stops = [...(stage.current?.querySelectorAll<HTMLElement>(".critical-path button") ?? [])];
      const at = stops.findIndex((stop) => stop === document.activeElement);
      // What asks for earlier stretches stands before the first one of those that are there.
      const first = stops.findIndex((stop) => stop.closest("ol") !== null);
      stops.at(at < 0 ? (by > 0 ? first : -1) : Math.max(0, at + by))?.focus();
    },
    [stage],
  );
  // Another run of the same length and kind keeps window and frame, and so all that is drawn from them alone.
  const { fromMs, untilMs } = withinRun(zoom, durationMs);
  const window = useMemo(() => ({ fromMs, untilMs }), [fromMs, untilMs]);
  const { workerLanes, workerPitch, hasPinThread, hasCopyEngine, digits } = roomFor(result);
  const frame = useMemo(
    () =>
      layoutFrame({
        columnWidth,
        window,
        workerLanes,
        hasPinThread,
        hasCopyEngine,
        ...(workerPitch !== undefined && { workerPitch }),
        ...(digits !== undefined && { digits }),
      }),
    [columnWidth, window, workerLanes, workerPitch, hasPinThread, hasCopyEngine, digits],
  );
  const scene = useMemo(
    (): Scene => ({
      figure,
      store,
      wish,
      draft,
      target,
      result,
      durationMs,
      dispatch,
      selection,
      select,
      pinned,
      setPinned,
      pinnedResult,
      isPlaying,
      speed,
      setSpeed,
      isLecture,
      setLecture,
      setZoom,
      startOver,
      goTo,
      walkPath,
    }),
    [
      figure,
      store,
      wish,
      draft,
      target,
      result,
      durationMs,
      dispatch,
      selection,
      pinned,
      pinnedResult,
      isPlaying,
      speed,
      isLecture,
      startOver,
      goTo,
      walkPath,
    ],
  );
  const eventsMs = useMemo(() => lazyEventTimes(result.batches, durationMs), [result, durationMs]);
  const playbackView = useMemo(
    () => ({ playback: { ...playback, atMs }, eventsMs, durationMs }),
    [playback, atMs, eventsMs, durationMs],
  );
  return useMemo(
    () => ({ ...scene, scene, atMs, shownMs, window, frame, playbackView }),
    [scene, atMs, shownMs, window, frame, playbackView],
  );
}
