import type { Band } from "@/components/charts/intervalPath";
import { gapAt } from "@/lib/advice";
import { lastNotAfter } from "@/lib/signals/lastNotAfter";
import type { Lane, Result } from "@/lib/sim";
import { bandOf } from "./bands";
import type { Frame } from "./frame";
import { hasRoom, tokenBox } from "./positions";
import { tokensAt } from "./tokens";

/** What lies under a point of the picture. */
export type Hit =
  /** `atMs`: a moment at which the batch is where it was hit. */
  | { readonly kind: "batch"; readonly batch: number; readonly atMs: number }
  | { readonly kind: "gap"; readonly atMs: number }
  | { readonly kind: "moment"; readonly atMs: number };

/** What lies at a point, given in the units of the frame, with the playhead where it is; undefined where nothing is. */
export function hitAt(
  result: Result,
  frame: Frame,
  playheadMs: number,
  x: number,
  y: number,
): Hit | undefined {
  const { plotLeft, plotRight } = frame;
  if (x >= frame.nowLeft) return tokenAt(result, frame, playheadMs, x, y);
  if (x < plotLeft || x > plotRight) return undefined;
  const atMs = timeAt(frame, x);
  for (const lane of result.lanes) {
    const band = bandOf(lane.id, frame);
    if (band === null || !isWithin(y, band)) continue;
    const batch = batchAt(lane, atMs);
    if (batch !== undefined) return { kind: "batch", batch, atMs };
  }
  const isIdleGpu = isWithin(y, frame.gpu) && gapAt(result, atMs) !== undefined;
  return isIdleGpu ? { kind: "gap", atMs } : { kind: "moment", atMs };
}

/** The moment at a horizontal position of the plot, in milliseconds; beyond its edges the scale goes on. */
export function timeAt({ plotLeft, plotRight, window }: Frame, x: number): number {
  return window.fromMs + ((x - plotLeft) / (plotRight - plotLeft)) * (window.untilMs - window.fromMs);
}

function tokenAt(result: Result, frame: Frame, atMs: number, x: number, y: number): Hit | undefined {
  const token = tokensAt(result.batches, atMs).findLast((candidate) => {
    if (!hasRoom(candidate, frame)) return false;
    const box = tokenBox(candidate, atMs, frame, false);
    return box.x <= x && x <= box.x + box.width && isWithin(y, box);
  });
  if (token !== undefined) return { kind: "batch", batch: token.batch, atMs };
  return isWithin(y, frame.gpu) ? { kind: "gap", atMs } : undefined;
}

function isWithin(y: number, band: Band): boolean {
  return band.y <= y && y <= band.y + band.height;
}

function batchAt({ count, startMs, endMs, batch }: Lane, atMs: number): number | undefined {
  const row = lastNotAfter(count, (at) => startMs[at] ?? Infinity, atMs);
  return atMs < (endMs[row] ?? -Infinity) ? batch[row] : undefined;
}
