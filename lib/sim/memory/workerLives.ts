import { hasWorkers } from "../scenario";
import type { LoaderRun } from "./timeline";

/** Something that happens to a loader's workers. */
export interface WorkerEvent {
  readonly timeMs: number;
  readonly run: number;
  /** `start`: one more is alive; `leave`: all are gone; `read`: a batch's samples have been read. */
  readonly kind: "start" | "leave" | "read";
  /** Row of the batch that was read; -1 otherwise. */
  readonly row: number;
}

/**
 * When the workers of a run start, read and leave, in order of time. They start one after another inside
 * `iter()`; persistent ones stay until `lastMs`, when everything ends (`_MultiProcessingDataLoaderIter`,
 * torch/utils/data/dataloader.py). Batches of which each stands for many are read in step with their delivery: what
 * runs ahead of it is a few batches of the whole epoch, not of those that are drawn.
 */
export function workerEventsOf(
  { result }: LoaderRun,
  run: number,
  startMs: number,
  lastMs: number,
  standsForMany: boolean,
): readonly WorkerEvent[] {
  const { loader } = result.scenario;
  if (!hasWorkers(loader)) return [];
  const { batches, totals } = result;
  const events: WorkerEvent[] = [];
  const readMs = standsForMany ? batches.nextReturnMs : batches.loadEndMs;
  const start = (atMs: number): void => {
    for (let worker = 1; worker <= loader.numWorkers; worker += 1) {
      const timeMs = startMs + atMs + (totals.iteratorMs * worker) / loader.numWorkers;
      events.push({ timeMs, run, kind: "start", row: -1 });
    }
  };
  start(0);
  for (let row = 0; row < batches.count; row += 1) {
    if (row > 0 && batches.epoch[row] !== batches.epoch[row - 1] && !loader.persistentWorkers) {
      const afterMs = batches.nextReturnMs[row - 1] ?? 0;
      const iterMs = Math.max(afterMs, (batches.sentMs[row] ?? 0) - totals.iteratorMs);
      events.push({ timeMs: startMs + iterMs, run, kind: "leave", row: -1 });
      start(iterMs);
    }
    events.push({ timeMs: startMs + (readMs[row] ?? 0), run, kind: "read", row });
  }
  const leaveMs = loader.persistentWorkers ? lastMs : startMs + totals.wallMs;
  events.push({ timeMs: leaveMs, run, kind: "leave", row: -1 });
  return events.sort((a, b) => a.timeMs - b.timeMs);
}
