import type { BatchTable, GapCause } from "../result";
import type { Stage } from "../stage";

/** When an epoch's `iter()` was called. */
export interface EpochTimes {
  readonly iterCallMs: number;
}

/** Something that happened to a batch, as a reason to wait for it. */
export interface LifeEntry {
  readonly startMs: number;
  readonly endMs: number;
  /** Part of the stretch that this entry accounts for, 0 to 1. */
  readonly share: number;
  readonly cause: GapCause;
}

/** The life of one batch, from the call of `iter()` to the start of its step. */
export function stagesOfLife(
  batches: BatchTable,
  row: number,
  epochs: readonly EpochTimes[],
  behindBatch: number,
): LifeEntry[] {
  const at = (column: Float64Array): number => column[row] ?? 0;
  const worker = batches.worker[row] ?? -1;
  const iterCallMs = epochs[batches.epoch[row] ?? 0]?.iterCallMs ?? 0;
  const entries: LifeEntry[] = [];
  const add = (startMs: number, endMs: number, cause: GapCause, share = 1): void => {
    if (endMs > startMs && share > 0) entries.push({ startMs, endMs, share, cause });
  };
  const stage = (name: Stage): GapCause => ({ kind: "stage", stage: name, worker });
  const main: GapCause = { kind: "mainProcess" };
  const loadStartMs = at(batches.loadStartMs);
  const collateEndMs = at(batches.collateEndMs);
  add(0, iterCallMs, { kind: "shutdown" });
  add(iterCallMs, at(batches.sentMs), { kind: "workerStart" });
  const started = behindBatch >= 0;
  add(
    at(batches.sentMs),
    loadStartMs,
    started ? { kind: "queued", worker, behindBatch } : { kind: "workerStart" },
  );
  const workMs = collateEndMs - loadStartMs;
  const shareOf = (ms: number): number => (workMs > 0 ? ms / workMs : 0);
  const waitedMs = at(batches.storageMs) + at(batches.coreWaitMs) + at(batches.lockWaitMs);
  const collateMs = collateEndMs - at(batches.loadEndMs);
  add(loadStartMs, collateEndMs, stage("storage"), shareOf(at(batches.storageMs)));
  add(loadStartMs, collateEndMs, { kind: "core", worker }, shareOf(at(batches.coreWaitMs)));
  add(loadStartMs, collateEndMs, { kind: "lock", worker }, shareOf(at(batches.lockWaitMs)));
  add(loadStartMs, at(batches.loadEndMs), stage("load"), shareOf(Math.max(0, workMs - waitedMs - collateMs)));
  add(at(batches.loadEndMs), collateEndMs, stage("collate"));
  add(collateEndMs, at(batches.readyMs), stage("handOver"));
  add(at(batches.readyMs), at(batches.takenMs), main);
  add(at(batches.takenMs), at(batches.receivedMs), stage("handOver"));
  add(at(batches.receivedMs), at(batches.pinnedMs), stage("pin"));
  add(at(batches.pinnedMs), at(batches.copyStartMs), main);
  add(at(batches.copyStartMs), at(batches.copyEndMs), stage("copy"));
  add(at(batches.copyEndMs), at(batches.stepStartMs), main);
  return entries;
}
