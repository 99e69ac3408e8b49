import { hasWorkers } from "../scenario";
import { PLACES, type Place, type PlaceChanges } from "./places";
import type { LoaderRun } from "./timeline";

/** Steps in which the samples of a batch under construction are counted. */
const BUILD_STEPS = 4;

/**
 * Writes where every batch of a run has its bytes, from its first sample to the moment when the loop lets
 * go of it (torch/utils/data/_utils/{worker,collate,pin_memory}.py, torch/multiprocessing/reductions.py).
 */
export function addBatchLives(run: LoaderRun, startMs: number, changes: PlaceChanges): void {
  const { result, footprint } = run;
  const { batches, scenario, totals } = result;
  const { loader, workload } = scenario;
  const { payload } = workload;
  const { bytes } = payload;
  const isTensors = payload.kind === "tensors";
  const pins = loader.pinMemory && isTensors;
  const inMain = !hasWorkers(loader);
  const blocks = pins ? blockBytes(bytes, payload.tensors, footprint.tensorLayout) : 0;
  const descriptors = isTensors && !inMain ? payload.tensors : 0;
  const feeds = isTensors && payload.sharedBy === "feeder";
  const fedUntilMs = new Float64Array(inMain ? 1 : loader.numWorkers);
  const held = Math.max(1, Math.round(footprint.batchesHeld));
  const at = (column: Float64Array, row: number): number => startMs + (column[row] ?? 0);
  const endMs = startMs + totals.wallMs;

  for (let row = 0; row < batches.count; row += 1) {
    const worker = batches.worker[row] ?? -1;
    const loadStartMs = at(batches.loadStartMs, row);
    const loadEndMs = at(batches.loadEndMs, row);
    const collateEndMs = at(batches.collateEndMs, row);
    const readyMs = at(batches.readyMs, row);
    const takenMs = at(batches.takenMs, row);
    const receivedMs = at(batches.receivedMs, row);
    const pinnedMs = at(batches.pinnedMs, row);
    const deliveredMs = at(batches.deliveredMs, row);
    const droppedMs = row + held < batches.count ? at(batches.nextReturnMs, row + held) : endMs;
    const raw = (batches.samples[row] ?? 0) * footprint.rawBytesPerSample;
    const keep = (place: Place, amount: number, fromMs: number, untilMs: number): void => {
      changes.keep(place, amount, fromMs, untilMs);
    };

    for (let step = 1; step <= BUILD_STEPS; step += 1) {
      const sinceMs = loadStartMs + (step / BUILD_STEPS) * (loadEndMs - loadStartMs);
      keep(inMain ? PLACES.rawInMain : PLACES.rawInWorkers, raw / BUILD_STEPS, sinceMs, collateEndMs);
    }
    if (inMain) {
      keep(PLACES.builtInMain, bytes, loadEndMs, pins ? pinnedMs : deliveredMs);
    } else if (!isTensors) {
      keep(PLACES.heapInWorkers, bytes, loadEndMs, Math.max(readyMs, takenMs));
      keep(PLACES.heapInMain, bytes, takenMs, deliveredMs);
    } else {
      let sharedMs = loadEndMs;
      if (feeds) {
        sharedMs = Math.max(collateEndMs, fedUntilMs[worker] ?? 0);
        fedUntilMs[worker] = readyMs;
        keep(PLACES.heapInWorkers, bytes, loadEndMs, readyMs);
      }
      keep(PLACES.shmInWorkers, bytes, sharedMs, readyMs);
      keep(PLACES.shmUnmapped, bytes, readyMs, receivedMs);
      keep(PLACES.shmInMain, bytes, receivedMs, pins ? pinnedMs : deliveredMs);
      keep(PLACES.descriptors, descriptors, receivedMs, pins ? pinnedMs : droppedMs);
    }
    if (pins) {
      const freeMs = Math.max(droppedMs, Math.min(endMs, at(batches.copyEndMs, row)));
      keep(PLACES.pinnedWaiting, bytes, receivedMs, deliveredMs);
      keep(PLACES.pinnedByConsumer, bytes, deliveredMs, freeMs);
      keep(PLACES.blocks, blocks, receivedMs, freeMs);
    } else if (isTensors && !inMain) {
      keep(PLACES.shmByConsumer, bytes, deliveredMs, droppedMs);
    } else {
      keep(PLACES.heapByConsumer, bytes, deliveredMs, droppedMs);
    }
  }
}

/** What pinning a batch takes from the allocator: each tensor rounded up to a power of two (ATen/core/CachingHostAllocator.h). */
export function blockBytes(bytes: number, tensors: number, layout: "oneLarge" | "equal"): number {
  if (layout === "oneLarge" || tensors <= 1) return powerOfTwoFrom(bytes);
  return tensors * powerOfTwoFrom(bytes / tensors);
}

function powerOfTwoFrom(bytes: number): number {
  if (bytes <= 0) return 0;
  let block = 1;
  while (block < bytes) block *= 2;
  return block;
}
