import { hasWorkers, type Result } from "@/lib/sim";
import { type Frame, layoutFrame, type TimeWindow } from "./frame";

const FEW_WORKERS = 8;
const MANY_WORKERS = 16;

/** The frame of the explorer: room for what this run has. */
export function explorerFrame(result: Result, columnWidth: number, window: TimeWindow): Frame {
  const { loader } = result.scenario;
  const numWorkers = hasWorkers(loader) ? loader.numWorkers : 0;
  const has = (kind: string) => result.lanes.some(({ id, count }) => id.kind === kind && count > 0);
  return layoutFrame({
    columnWidth,
    window,
    workerLanes: numWorkers > FEW_WORKERS ? Math.max(MANY_WORKERS, numWorkers) : FEW_WORKERS,
    hasPinThread: has("pinThread"),
    hasCopyEngine: has("copyEngine"),
  });
}
