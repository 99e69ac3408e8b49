import type { Wish } from "@/lib/scenario-store";
import { EMPTY_VIEW, OPENING_MS_PER_SECOND, type Selection, type View } from "@/lib/share";
import type { TimeWindow } from "../model/frame";

interface Shown {
  readonly atMs: number;
  readonly window: TimeWindow;
  readonly selection: Selection | null;
  readonly speed: number;
  readonly pinned: Wish | null;
}

/**
 * What a link says of what is looked at; the pinned run is told by its difference from `base`. The moment is
 * written in full: it may be the edge of an event, and beside it something else goes on.
 */
export function shownView({ atMs, window: shown, selection, speed, pinned }: Shown, base: string): View {
  return {
    ...EMPTY_VIEW,
    atMs,
    zoom: { fromMs: Math.round(shown.fromMs), toMs: Math.round(shown.untilMs) },
    selection,
    msPerSecond: speed === OPENING_MS_PER_SECOND ? null : speed,
    pinned: pinned === null ? null : { preset: base, wish: pinned },
  };
}
