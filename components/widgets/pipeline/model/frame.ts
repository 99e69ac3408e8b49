import type { Band } from "@/components/charts/intervalPath";
import { linearScale, type LinearScale } from "@/components/charts/linearScale";

/** Where things are drawn. Two frames exist; a container query picks one. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Lane names stand left of this. */
  readonly plotLeft: number;
  readonly plotRight: number;
  /** What everybody does now stands right of this. */
  readonly nowLeft: number;
  /** How much training the plot shows. */
  readonly windowMs: number;
  readonly compact: boolean;
  readonly axisHeight: number;
  /** The band of all workers, with room for `workerLanes`, so that nothing moves when their number changes. */
  readonly workers: Band;
  readonly workerLanes: number;
  readonly ready: Band;
  readonly main: Band;
  readonly gpu: Band;
}

const BANDS = {
  axisHeight: 20,
  workers: { y: 24, height: 168 },
  workerLanes: 8,
  ready: { y: 202, height: 44 },
  main: { y: 256, height: 18 },
  gpu: { y: 282, height: 34 },
  height: 320,
} as const;

/** For columns of 560 px and more. */
export const WIDE_FRAME: Frame = {
  ...BANDS,
  width: 760,
  plotLeft: 84,
  plotRight: 612,
  nowLeft: 628,
  windowMs: 1200,
  compact: false,
};

/** For phones: the same heights, half the time. */
export const NARROW_FRAME: Frame = {
  ...BANDS,
  width: 358,
  plotLeft: 42,
  plotRight: 266,
  nowLeft: 276,
  windowMs: 600,
  compact: true,
};

/** Columns from this width on get the wide frame; the static figure's container query says the same. */
const WIDE_FROM_PX = 560;

/** The frame for a column of that width in CSS pixels. */
export function frameFor(columnWidth: number): Frame {
  return columnWidth >= WIDE_FROM_PX ? WIDE_FRAME : NARROW_FRAME;
}

/** Time to horizontal position. */
export function timeScale({ windowMs, plotLeft, plotRight }: Frame): LinearScale {
  return linearScale([0, windowMs], [plotLeft, plotRight]);
}

/** The band of one worker. */
export function workerBand({ workers, workerLanes }: Frame, worker: number): Band {
  const pitch = workers.height / workerLanes;
  return { y: workers.y + worker * pitch + 2, height: pitch - 5 };
}
