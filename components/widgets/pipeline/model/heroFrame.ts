import { type Frame, layoutFrame, WIDE_FROM_PX } from "./frame";

/** The compact figure shows this much of a run: on phones half of it, at the same scale per batch. */
const WIDE_WINDOW_MS = 1200;
const NARROW_WINDOW_MS = 600;

const HERO_WORKERS = 8;

/** The frame of the compact figure, for a column of that width in CSS pixels. */
export function heroFrame(columnWidth: number): Frame {
  return layoutFrame({
    columnWidth,
    window: { fromMs: 0, untilMs: columnWidth >= WIDE_FROM_PX ? WIDE_WINDOW_MS : NARROW_WINDOW_MS },
    workerLanes: HERO_WORKERS,
    hasPinThread: false,
    hasCopyEngine: false,
  });
}
