import type { BatchTable, Lane, LaneId } from "../result";
import { hasWorkers, type Scenario } from "../scenario";
import { type Stage, STAGES } from "../stage";

/** Every process, thread and device with what it did; see {@link Lane}. */
export function lanesOf(scenario: Scenario, batches: BatchTable): Lane[] {
  const { loader, training } = scenario;
  const main = new LaneWriter({ kind: "main" });
  const pin = new LaneWriter({ kind: "pinThread" });
  const copy = new LaneWriter({ kind: "copyEngine" });
  const gpu = new LaneWriter({ kind: "gpu" });
  const workers: LaneWriter[] = [];
  const feeders: LaneWriter[] = [];
  if (hasWorkers(loader)) {
    for (let worker = 0; worker < loader.numWorkers; worker += 1) {
      workers.push(new LaneWriter({ kind: "worker", worker }));
      feeders.push(new LaneWriter({ kind: "feeder", worker }));
    }
  }
  const receiver = hasWorkers(loader) && loader.pinMemory ? pin : main;
  const waitsForCopy = training.copy !== null && !(training.copy.nonBlocking && loader.pinMemory);
  for (const row of byLoadStart(batches)) {
    const number = batches.worker[row] ?? -1;
    const batch = batches.batch[row] ?? 0;
    const at = (column: Float64Array): number => column[row] ?? 0;
    const loaderLane = workers[number] ?? main;
    const storageEndMs = at(batches.loadStartMs) + at(batches.storageMs);
    loaderLane.add("storage", batch, at(batches.loadStartMs), storageEndMs);
    loaderLane.add("load", batch, storageEndMs, at(batches.loadEndMs));
    loaderLane.add("collate", batch, at(batches.loadEndMs), at(batches.collateEndMs));
    const feeder = feeders[number];
    feeder?.add("handOver", batch, Math.max(at(batches.collateEndMs), feeder.endMs), at(batches.readyMs));
  }
  for (const row of byTaken(batches)) {
    const batch = batches.batch[row] ?? 0;
    const at = (column: Float64Array): number => column[row] ?? 0;
    receiver.add("handOver", batch, at(batches.takenMs), at(batches.receivedMs));
    receiver.add("pin", batch, at(batches.receivedMs), at(batches.pinnedMs));
  }
  for (let row = 0; row < batches.count; row += 1) {
    const batch = batches.batch[row] ?? 0;
    const at = (column: Float64Array): number => column[row] ?? 0;
    if (waitsForCopy) main.add("copy", batch, at(batches.nextReturnMs), at(batches.copyEndMs));
    copy.add("copy", batch, at(batches.copyStartMs), at(batches.copyEndMs));
    gpu.add("step", batch, at(batches.stepStartMs), at(batches.stepEndMs));
  }
  const pins = hasWorkers(loader) && loader.pinMemory ? [pin] : [];
  return [...workers, ...feeders, ...pins, main, copy, gpu].map((lane) => lane.toLane());
}

function byLoadStart(batches: BatchTable): Int32Array {
  return sortedRows(batches.count, batches.loadStartMs);
}

function byTaken(batches: BatchTable): Int32Array {
  return sortedRows(batches.count, batches.takenMs);
}

function sortedRows(count: number, key: Float64Array): Int32Array {
  return Int32Array.from({ length: count }, (_, row) => row).sort(
    (a, b) => (key[a] ?? 0) - (key[b] ?? 0) || a - b,
  );
}

/** A lane that is being written; empty intervals are left out. */
class LaneWriter {
  endMs = 0;
  private readonly intervals: { stage: Stage; batch: number; startMs: number; endMs: number }[] = [];

  constructor(private readonly id: LaneId) {}

  add(stage: Stage, batch: number, startMs: number, endMs: number): void {
    if (endMs <= startMs) return;
    this.intervals.push({ stage, batch, startMs, endMs });
    this.endMs = Math.max(this.endMs, endMs);
  }

  /** Columns in order of time. */
  toLane(): Lane {
    const sorted = this.intervals.toSorted((a, b) => a.startMs - b.startMs);
    return {
      id: this.id,
      count: sorted.length,
      startMs: Float64Array.from(sorted, (interval) => interval.startMs),
      endMs: Float64Array.from(sorted, (interval) => interval.endMs),
      stage: Uint8Array.from(sorted, (interval) => STAGES.indexOf(interval.stage)),
      batch: Int32Array.from(sorted, (interval) => interval.batch),
    };
  }
}
