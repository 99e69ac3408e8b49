import { useEffect, useMemo, useState, type RefObject } from "react";
import { useFigures, useRun, useWish } from "@/components/article/figures";
import { usePlayback } from "@/components/controls/playback";
import type { Wish } from "@/lib/scenario-store";
import { EMPTY_VIEW, type Opened, type Selection } from "@/lib/share";
import type { Frame, TimeWindow } from "../model/frame";
import { eventTimes } from "../model/events";
import { explorerFrame } from "../model/explorerFrame";
import { OPENING_MOMENT_MS, OPENING_WINDOW } from "../model/opening";
import { following, withinRun } from "../model/timeWindow";

/** How much training passes in a second on screen. */
export const SPEEDS_MS_PER_SECOND = [20, 100, 240, 1000] as const;

/** Everything that the explorer knows: the wish, the pinned one, the playhead, the window, the selection. */
export function useExplorer(
  figure: string,
  columnWidth: number,
  opened: Pick<Opened, "view"> | null,
  stage: RefObject<HTMLElement | null>,
) {
  const opening = opened?.view ?? EMPTY_VIEW;
  const store = useFigures();
  const wish = useWish(figure);
  const result = useRun(figure);
  const durationMs = Math.max(1, result.totals.wallMs);
  const [pinned, setPinned] = useState<Wish | null>(opening.pinned?.wish ?? null);
  const [selection, select] = useState<Selection | null>(opening.selection);
  const [isLecture, setLecture] = useState(false);
  const [speed, setSpeed] = useState<number>(SPEEDS_MS_PER_SECOND[2]);
  const [zoom, setZoom] = useState<TimeWindow>(
    opening.zoom === null ? OPENING_WINDOW : { fromMs: opening.zoom.fromMs, untilMs: opening.zoom.toMs },
  );
  const [playback, dispatch] = usePlayback({
    initial: { status: "paused", atMs: opening.atMs ?? OPENING_MOMENT_MS },
    durationMs,
    msPerSecond: speed,
    stage,
  });
  const atMs = Math.min(playback.atMs, durationMs);

  // The window follows the playhead, but a reader who pans away from a standing playhead stays there.
  useEffect(() => {
    setZoom((window) => following(window, atMs, durationMs));
  }, [atMs, durationMs]);

  const window = useMemo(() => withinRun(zoom, durationMs), [zoom, durationMs]);
  const frame: Frame = useMemo(
    () => explorerFrame(result, columnWidth, window),
    [result, columnWidth, window],
  );
  const eventsMs = useMemo(() => eventTimes(result.batches, durationMs), [result, durationMs]);
  const playbackView = useMemo(
    () => ({ playback: { ...playback, atMs }, eventsMs, durationMs }),
    [playback, atMs, eventsMs, durationMs],
  );

  return {
    figure,
    store,
    wish,
    result,
    durationMs,
    frame,
    window,
    setZoom,
    atMs,
    playbackView,
    dispatch,
    speed,
    setSpeed,
    selection,
    select,
    pinned,
    setPinned,
    isLecture,
    setLecture,
    pinnedResult: pinned === null ? null : store.run(pinned),
  };
}

/** See {@link useExplorer}. */
export type Explorer = ReturnType<typeof useExplorer>;
