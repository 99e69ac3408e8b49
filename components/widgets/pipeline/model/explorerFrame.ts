import { hasWorkers, type Result } from "@/lib/sim";
import { type Frame, type FrameOptions, layoutFrame, type TimeWindow } from "./frame";

const FEW_WORKERS = 8;
const MANY_WORKERS = 16;

/** Still more share the height of these, as long as each of them can be seen. */
const MANY_HEIGHT = 240;
const SLIMMEST_PITCH = 6;
const TEXT_PITCH = 12;

/** The frame of the explorer: room for what this run has. */
export function explorerFrame(result: Result, columnWidth: number, window: TimeWindow): Frame {
  return layoutFrame({ columnWidth, window, ...roomFor(result) });
}

/** What of a run the explorer's frame has to have room for. */
export function roomFor({ scenario, batches }: Result): Omit<FrameOptions, "columnWidth" | "window"> {
  const { loader } = scenario;
  const numWorkers = hasWorkers(loader) ? loader.numWorkers : 0;
  const takesTime = (startMs: Float64Array, endMs: Float64Array) =>
    endMs.some((end, row) => end > (startMs[row] ?? end));
  return {
    ...(numWorkers > MANY_WORKERS && { workerPitch: Math.max(SLIMMEST_PITCH, MANY_HEIGHT / numWorkers) }),
    workerLanes: numWorkers > FEW_WORKERS ? Math.max(MANY_WORKERS, numWorkers) : FEW_WORKERS,
    hasPinThread: numWorkers > 0 && loader.pinMemory && takesTime(batches.takenMs, batches.pinnedMs),
    hasCopyEngine: takesTime(batches.copyStartMs, batches.copyEndMs),
    digits: String(batches.batch.reduce((most, batch) => Math.max(most, batch), 0)).length,
  };
}

/** Numbers of the workers that have a name where there are too many for each to have one; none elsewhere. */
export function namedWorkers({ workers, workerLanes }: Frame): readonly number[] {
  const pitch = workers.height / workerLanes;
  if (pitch >= TEXT_PITCH) return [];
  const every = Math.ceil(TEXT_PITCH / pitch);
  return Array.from({ length: Math.ceil(workerLanes / every) }, (_, index) => index * every);
}
