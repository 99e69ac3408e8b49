import { type Band, intervalPath } from "@/components/charts/intervalPath";
import { round } from "@/components/charts/round";
import type { Result } from "@/lib/sim";
import { TEXT_HEIGHT, timeScale, type Frame, workerBand } from "./frame";

/** The starts of workers in a frame: bars, a dotted line in each, and a name where there is room. */
export interface StartBars {
  readonly outlines: string;
  readonly dots: string;
  readonly names: readonly { readonly x: number; readonly y: number }[];
}

/** A worker that imports what it needs. */
export const STARTS_UP = "starts up";

const INSET = 4;

/** A bar as wide as this has room for its name. */
const NAMED_FROM = 80;
const NAME_WIDTH = 58;

/** Who is being started when: bars in the lanes of the workers, and of the main process, which starts them. */
export function startBars({ starts }: Result, frame: Frame): StartBars {
  const x = timeScale(frame);
  const { fromMs, untilMs } = frame.window;
  const bars = starts.flatMap(({ worker, callMs, bornMs, readyMs }) => [
    { startMs: callMs, endMs: bornMs, band: frame.main },
    { startMs: bornMs, endMs: readyMs, band: workerBand(frame, worker) },
  ]);
  let outlines = "";
  let dots = "";
  const names: { x: number; y: number }[] = [];
  for (const { startMs, endMs, band } of bars) {
    const outline = intervalPath({ startMs: [startMs], endMs: [endMs] }, x, band);
    if (outline === "") continue;
    outlines += outline;
    const left = x(Math.max(startMs, fromMs)) + INSET;
    const right = x(Math.min(endMs, untilMs)) - INSET;
    const y = middleOf(band);
    const isNamed = right - left >= NAMED_FROM && band.height >= TEXT_HEIGHT;
    if (isNamed) names.push({ x: round(left), y });
    const dotsLeft = isNamed ? left + NAME_WIDTH : left;
    if (dotsLeft < right) dots += `M${round(dotsLeft)} ${y}H${round(right)}`;
  }
  return { outlines, dots, names };
}

/** What stands at the places of workers that are starting up at a moment, and of the process that starts them. */
export function startingAt(
  { starts }: Result,
  frame: Frame,
  atMs: number,
): readonly { readonly y: number; readonly text: string }[] {
  return starts.flatMap(({ worker, callMs, bornMs, readyMs }) => {
    if (callMs <= atMs && atMs < bornMs) {
      const text = frame.compact ? `starts w${worker}` : `starts worker ${worker}`;
      return [{ y: middleOf(frame.main), text }];
    }
    const band = workerBand(frame, worker);
    const isNamed = bornMs <= atMs && atMs < readyMs && band.height >= TEXT_HEIGHT;
    return isNamed ? [{ y: middleOf(band), text: STARTS_UP }] : [];
  });
}

function middleOf({ y, height }: Band): number {
  return round(y + height / 2);
}
