/** A small plot: its drawing area within the view box of an SVG. Units of the view box. */
export interface PlotFrame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The frame of all small plots: readable at 320 pixels, calm at 560. */
export const SMALL_PLOT: PlotFrame = { width: 440, height: 220, left: 66, right: 428, top: 16, bottom: 184 };
