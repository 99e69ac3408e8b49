import type { Lane, Result } from "../result";
import { hasWorkers } from "../scenario";
import { LaneWriter } from "./laneWriter";

/**
 * Every process, thread and device with what it did; see {@link Lane}. A worker's batches are delivered
 * in the order in which it loaded them, so that one pass over the deliveries writes every lane.
 *
 * With `within`, a part of the run in milliseconds, only what was done to batches that are somewhere between their
 * load and the end of their step in it: a picture costs what it shows. No feeders then, since each of their
 * stretches depends on all before it. With `only`, that one batch. Needs level `signals`.
 */
export function lanesOf(
  { scenario: { loader, training }, batches }: Pick<Result, "scenario" | "batches">,
  within?: { readonly fromMs: number; readonly untilMs: number },
  only?: number,
): Lane[] {
  const numWorkers = hasWorkers(loader) ? loader.numWorkers : 0;
  const pins = numWorkers > 0 && loader.pinMemory;
  const waitsForCopy = training.copy !== null && !(training.copy.nonBlocking && loader.pinMemory);
  const isWithin = (row: number) =>
    !within ||
    ((batches.stepEndMs[row] ?? 0) > within.fromMs && (batches.loadStartMs[row] ?? 0) < within.untilMs);
  const rows = [...batches.batch.keys()].filter(
    (row) => (only === undefined || batches.batch[row] === only) && isWithin(row),
  );
  const count = rows.length;
  const main = new LaneWriter({ kind: "main" }, 6 * count);
  const pin = new LaneWriter({ kind: "pinThread" }, pins ? 2 * count : 0);
  const copy = new LaneWriter({ kind: "copyEngine" }, count);
  const gpu = new LaneWriter({ kind: "gpu" }, count);
  const shares = new Int32Array(numWorkers);
  for (const row of rows) {
    const worker = batches.worker[row] ?? -1;
    if (worker >= 0) shares[worker] = (shares[worker] ?? 0) + 1;
  }
  const workers = Array.from(
    shares,
    (share, worker) => new LaneWriter({ kind: "worker", worker }, 3 * share),
  );
  const feeders = within
    ? []
    : Array.from(shares, (share, worker) => new LaneWriter({ kind: "feeder", worker }, share));
  const receiver = pins ? pin : main;
  for (const row of rows) {
    const number = batches.worker[row] ?? -1;
    const batch = batches.batch[row] ?? 0;
    const loadStartMs = batches.loadStartMs[row] ?? 0;
    const loadEndMs = batches.loadEndMs[row] ?? 0;
    const collateEndMs = batches.collateEndMs[row] ?? 0;
    const receivedMs = batches.receivedMs[row] ?? 0;
    const copyEndMs = batches.copyEndMs[row] ?? 0;
    const loaderLane = workers[number] ?? main;
    const storageEndMs = loadStartMs + (batches.storageMs[row] ?? 0);
    loaderLane.add("storage", batch, loadStartMs, storageEndMs);
    loaderLane.add("load", batch, storageEndMs, loadEndMs);
    loaderLane.add("collate", batch, loadEndMs, collateEndMs);
    const feeder = feeders[number];
    feeder?.add("handOver", batch, Math.max(collateEndMs, feeder.endMs), batches.readyMs[row] ?? 0);
    receiver.add("handOver", batch, batches.takenMs[row] ?? 0, receivedMs);
    receiver.add("pin", batch, receivedMs, batches.pinnedMs[row] ?? 0);
    if (waitsForCopy) main.add("copy", batch, batches.nextReturnMs[row] ?? 0, copyEndMs);
    copy.add("copy", batch, batches.copyStartMs[row] ?? 0, copyEndMs);
    gpu.add("step", batch, batches.stepStartMs[row] ?? 0, batches.stepEndMs[row] ?? 0);
  }
  const all = [...workers, ...feeders, ...(pins ? [pin] : []), main, copy, gpu];
  return all.map((lane) => lane.toLane());
}
