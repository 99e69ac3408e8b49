import type { Band } from "@/components/charts/intervalPath";
import { linearScale, type LinearScale } from "@/components/charts/linearScale";

/** The stretch of a run that a picture shows. */
export interface TimeWindow {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** Where things are drawn, and which stretch of the run. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Lane names stand left of this. */
  readonly plotLeft: number;
  readonly plotRight: number;
  /** What everybody does now stands right of this. */
  readonly nowLeft: number;
  readonly compact: boolean;
  readonly axisHeight: number;
  readonly window: TimeWindow;
  /** The band of all workers, with room for `workerLanes`, so that nothing moves when their number changes. */
  readonly workers: Band;
  readonly workerLanes: number;
  readonly ready: Band;
  /** A finished batch with its number takes so much of a row. */
  readonly slotWidth: number;
  /** Null where nothing is pinned. */
  readonly pinThread: Band | null;
  readonly main: Band;
  /** Null where nothing is copied beside the main process. */
  readonly copyEngine: Band | null;
  readonly gpu: Band;
}

/** What a picture has to have room for. */
export interface FrameOptions {
  /** Width of the column in CSS pixels. */
  readonly columnWidth: number;
  readonly window: TimeWindow;
  readonly workerLanes: number;
  /** From one lane of a worker to the next, where that is not as usual. */
  readonly workerPitch?: number;
  readonly hasPinThread: boolean;
  readonly hasCopyEngine: boolean;
  /** Digits of the longest number of a batch; two unless more are said. */
  readonly digits?: number;
}

/** Columns from this width on get the wide frame; the static figure's container query says the same. */
export const WIDE_FROM_PX = 560;

const WIDE = { width: 760, plotLeft: 84, plotRight: 612, nowLeft: 628, compact: false };
const NARROW = { width: 358, plotLeft: 42, plotRight: 266, nowLeft: 276, compact: true };
const AXIS_HEIGHT = 20;
const WORKER_PITCH = { roomy: 21, narrow: 17, crowded: 15 };
const GAP = 10;

/** The slot of a finished batch is a square, and wider where its number has more than two digits. */
const SLOT_WIDTH = 20;
const DIGIT_WIDTH = 7;
const SLOT_PADDING = 1.7;

/** Lower than this a band has no room for a line of text. */
export const TEXT_HEIGHT = 9;

/** Stacks the lanes from top to bottom. */
export function layoutFrame(options: FrameOptions): Frame {
  const { columnWidth, window, workerLanes } = options;
  const sides = columnWidth >= WIDE_FROM_PX ? WIDE : NARROW;
  let y = AXIS_HEIGHT + 4;
  const place = (height: number): Band => {
    const band = { y, height };
    y += height + GAP;
    return band;
  };
  const usual =
    workerLanes > 8 ? WORKER_PITCH.crowded : sides.compact ? WORKER_PITCH.narrow : WORKER_PITCH.roomy;
  const workers = place(workerLanes * (options.workerPitch ?? usual));
  const ready = place(44);
  const pinThread = options.hasPinThread ? place(18) : null;
  const main = place(18);
  const copyEngine = options.hasCopyEngine ? place(18) : null;
  const gpu = place(34);
  return {
    ...sides,
    axisHeight: AXIS_HEIGHT,
    window,
    height: y - 4,
    workers,
    workerLanes,
    ready,
    slotWidth: Math.max(SLOT_WIDTH, DIGIT_WIDTH * (options.digits ?? 0) + 2 * SLOT_PADDING),
    pinThread,
    main,
    copyEngine,
    gpu,
  };
}

/** Time to horizontal position. */
export function timeScale({ window, plotLeft, plotRight }: Frame): LinearScale {
  return linearScale([window.fromMs, window.untilMs], [plotLeft, plotRight]);
}

/** The band of one worker. */
export function workerBand({ workers, workerLanes }: Frame, worker: number): Band {
  const pitch = workers.height / workerLanes;
  return { y: workers.y + worker * pitch + 2, height: pitch - (pitch < WORKER_PITCH.roomy ? 3 : 5) };
}
