import type { PlotFrame } from "@/components/charts/plot";

/** From this width on there is room for words beside the lines. */
export const WIDE_FROM_PX = 560;

/** What is drawn of memory: everything, or `/dev/shm` alone. */
export type Chart = "ram" | "shm";

const WIDE: Readonly<Record<Chart, PlotFrame>> = {
  ram: { width: 760, height: 290, left: 64, right: 748, top: 22, bottom: 260 },
  shm: { width: 760, height: 172, left: 64, right: 748, top: 22, bottom: 134 },
};

const NARROW: Readonly<Record<Chart, PlotFrame>> = {
  ram: { width: 350, height: 192, left: 52, right: 344, top: 20, bottom: 166 },
  shm: { width: 350, height: 134, left: 52, right: 344, top: 20, bottom: 96 },
};

/** The plot of a chart in a column of that width. */
export function memoryFrame(chart: Chart, columnWidth: number): PlotFrame {
  return columnWidth >= WIDE_FROM_PX ? WIDE[chart] : NARROW[chart];
}
