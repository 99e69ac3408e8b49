import { hasWorkers, type Scenario } from "@/lib/sim";

/** CPU time that handing one batch over costs, by the thread that spends it. Milliseconds. */
export interface HandOverWork {
  /** The worker's own thread, before it loads the next batch. */
  readonly workerMs: number;
  /** The worker's queue feeder, beside the worker. */
  readonly feederMs: number;
  /** The worker's descriptor thread, while whoever receives waits for it. */
  readonly serveMs: number;
  /** Whoever receives: the main loop, or the pin thread if there is one. */
  readonly receiveMs: number;
  /** The main loop in any case: drawing indices, leaving `next()`, giving back the memory of the batch before. */
  readonly mainMs: number;
  /** The main process's index feeder. */
  readonly indexMs: number;
  /** The copy into page-locked memory. */
  readonly pinMs: number;
}

/**
 * The hand-over of one batch, as the simulator charges it (`machine.costs.handOver`): the main loop
 * reads and rebuilds one tensor after another (`torch/multiprocessing/reductions.py`,
 * `rebuild_storage_fd`), unless a pin thread does (`torch/utils/data/_utils/pin_memory.py`).
 */
export function handOverOf({ workload, loader, machine }: Scenario): HandOverWork {
  const { payload } = workload;
  const costs = machine.costs.handOver;
  const megabytes = payload.bytes / 1e6;
  const pinMs = loader.pinMemory ? megabytes * costs.pinMsPerMegabyte : 0;
  const drawMs = costs.drawIndexMs * loader.batchSize;
  if (!hasWorkers(loader)) {
    const mainMs = costs.leaveMs + drawMs;
    return { workerMs: 0, feederMs: 0, serveMs: 0, receiveMs: 0, mainMs, indexMs: 0, pinMs };
  }
  const tensors = payload.kind === "tensors" ? payload.tensors : 0;
  const byValue = payload.kind === "byValue" ? megabytes : 0;
  const sharedLate = payload.kind === "tensors" && payload.sharedBy === "feeder" ? megabytes : 0;
  return {
    workerMs: costs.leaveMs + costs.takeIndexMs,
    feederMs: costs.feedMs + sharedLate * costs.shareMsPerMegabyte + byValue * costs.pickleMsPerMegabyte,
    serveMs: tensors * costs.serveMsPerTensor,
    receiveMs: costs.receiveMs + tensors * costs.rebuildMsPerTensor + byValue * costs.unpickleMsPerMegabyte,
    mainMs: drawMs + 2 * costs.leaveMs + (loader.pinMemory ? 0 : megabytes * costs.unmapMsPerMegabyte),
    indexMs: costs.sendIndexMs,
    pinMs,
  };
}
