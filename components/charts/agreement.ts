import { scaleLog } from "d3-scale";
import type { PlotFrame } from "./plot";

/** One comparison of a model with what was seen. Both positive. */
export interface Comparison {
  readonly observed: number;
  readonly predicted: number;
  /** Names it to whoever points at its mark. */
  readonly name: string;
  /** Its marks are hollow: what was seen differs between repeats. */
  readonly unsteady: boolean;
  /** Printed beside its mark. */
  readonly label: string | null;
}

/** Comparisons that share a mark. */
export interface ComparisonGroup {
  readonly label: string;
  readonly shape: "circle" | "triangle" | "square" | "diamond";
  readonly fill: string;
  readonly stroke: string;
  readonly comparisons: readonly Comparison[];
}

/** Both panels of the plot, one above the other. Units of the view box. */
export const AGREEMENT_FRAME: PlotFrame = {
  width: 440,
  height: 300,
  left: 44,
  right: 428,
  top: 12,
  bottom: 264,
};
/** The lower panel: how far off. */
export const RATIO_FRAME: PlotFrame = { width: 440, height: 200, left: 44, right: 428, top: 12, bottom: 164 };

/** Ratios that get a tick, where the data reach that far. */
const RATIO_TICKS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];

/** Scales over all comparisons: decades for both rates, and a stretch of ratios around one. */
export function agreementScales(groups: readonly ComparisonGroup[]) {
  const all = groups.flatMap(({ comparisons }) => comparisons);
  const rates = all.flatMap(({ observed, predicted }) => [observed, predicted]);
  const domain = [Math.min(...rates) / 1.3, Math.max(...rates) * 1.3];
  const ratios = [...all.map(({ observed, predicted }) => predicted / observed), 0.8, 1.25];
  const ratioDomain = [Math.min(...ratios) / 1.1, Math.max(...ratios) * 1.1];
  const [least = 0, most = Infinity] = ratioDomain;
  return {
    x: scaleLog(domain, [AGREEMENT_FRAME.left, AGREEMENT_FRAME.right]),
    y: scaleLog(domain, [AGREEMENT_FRAME.bottom, AGREEMENT_FRAME.top]),
    ratio: scaleLog(ratioDomain, [RATIO_FRAME.bottom, RATIO_FRAME.top]),
    decades: decadesWithin(domain),
    ratioTicks: RATIO_TICKS.filter((tick) => tick >= least && tick <= most),
  };
}

function decadesWithin([least = 1, most = 1]: readonly number[]): number[] {
  const first = Math.ceil(Math.log10(least));
  const last = Math.floor(Math.log10(most));
  return Array.from({ length: last - first + 1 }, (_, step) => 10 ** (first + step));
}
