import type { PlotFrame } from "@/components/charts/plot";

/** From this width on the curve has room for words beside its lines. */
export const WIDE_FROM_PX = 560;

const WIDE: PlotFrame = { width: 760, height: 340, left: 64, right: 632, top: 18, bottom: 298 };
const NARROW: PlotFrame = { width: 350, height: 300, left: 44, right: 272, top: 16, bottom: 260 };

/** The plot for a column of that width. */
export function curveFrame(columnWidth: number): PlotFrame {
  return columnWidth >= WIDE_FROM_PX ? WIDE : NARROW;
}

/** The worker counts under the plot. */
export function workerTicks(frame: PlotFrame): readonly number[] {
  return frame === WIDE ? [0, 4, 8, 12, 16, 20, 24, 28, 32] : [0, 8, 16, 24, 32];
}
