import { gpuAt, rowOf } from "@/lib/advice";
import { lifeOf } from "@/lib/life";
import type { Selection } from "@/lib/share";
import type { Result } from "@/lib/sim";
import type { TimeWindow } from "../model/frame";
import { holding, shows } from "../model/timeWindow";
import type { Explorer, Scene } from "./useExplorer";

/** Follows a batch: its whole life comes into sight, and the moment that says most about it. */
export function followBatch({ result, select, dispatch, setZoom, durationMs }: Scene, batch: number): void {
  const atMs = momentOf(result, batch);
  if (atMs === null) return;
  select({ kind: "batch", batch });
  dispatch({ kind: "seek", atMs });
  const span = lifeSpanOf(result, batch);
  if (span !== null) setZoom((window) => holding(window, span, durationMs));
}

/**
 * The batch after or before the one that is followed; at the ends of the run that one itself. While none is followed,
 * the one that the GPU has at this moment, or waits for.
 */
export function neighbourOf(result: Result, selection: Selection | null, atMs: number, by: 1 | -1): number {
  const last = result.batches.count - 1;
  if (selection?.kind === "batch") return Math.min(last, Math.max(0, selection.batch + by));
  const gpu = gpuAt(result, atMs);
  const current = gpu.kind === "step" ? gpu.batch : gpu.kind === "idle" ? gpu.gap.batch : last;
  return current < 0 ? last : current;
}

type Picked = Pick<Explorer, "result" | "atMs" | "select" | "dispatch">;

/**
 * Follows a batch where a reader sees it in the picture: nothing moves, unless the moment that is shown lies outside
 * its life. Then it is the one at which the reader has found it.
 */
export function pickBatch(explorer: Picked, batch: number, foundMs: number): void {
  const { result, atMs, select, dispatch } = explorer;
  select({ kind: "batch", batch });
  const span = lifeSpanOf(result, batch);
  if (span !== null && !shows(span, atMs)) dispatch({ kind: "seek", atMs: foundMs });
}

/** Asks why the GPU waits at a moment, and goes there. */
export function askWhy({ select, dispatch }: Scene, atMs: number): void {
  select({ kind: "gap", atMs });
  dispatch({ kind: "seek", atMs });
}

/** A GPU that waits for less than this does not show it. */
const SEEN_MS = 5;

/**
 * When to look at a batch: the middle of the GPU's wait for it; without one, the moment at which it is
 * finished. Null for a batch that the run does not have.
 */
export function momentOf({ batches, gaps }: Result, batch: number): number | null {
  const row = rowOf(batches, batch);
  if (row < 0) return null;
  const gap = gaps.find((candidate) => candidate.batch === batch);
  if (gap === undefined || gap.endMs - gap.startMs < SEEN_MS) return batches.readyMs[row] ?? 0;
  return (gap.startMs + gap.endMs) / 2;
}

/** From the index of a batch to the end of its step, with the GPU's wait for it; null where there is none. */
export function lifeSpanOf(result: Result, batch: number): TimeWindow | null {
  const stretches = lifeOf(result, batch)?.stretches ?? [];
  if (stretches.length === 0) return null;
  const gap = result.gaps.find((candidate) => candidate.batch === batch);
  return {
    fromMs: Math.min(...stretches.map(({ startMs }) => startMs), gap?.startMs ?? Infinity),
    untilMs: Math.max(...stretches.map(({ endMs }) => endMs)),
  };
}
