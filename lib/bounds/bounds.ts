import { hasWorkers, type Scenario, threadsOf } from "@/lib/sim";
import { type HandOverWork, handOverOf } from "./handOver";
import { type BatchWork, workOf } from "./work";

/** What can set the pace of a loader. */
export type BoundKey = "workers" | "cores" | "storage" | "link" | "gpu" | "stream" | "mainLoop" | "pinThread";

/** The most that one part of the machinery lets through if nothing else holds it up. */
export interface Bound {
  readonly key: BoundKey;
  readonly batchesPerSecond: number;
  readonly samplesPerSecond: number;
}

/**
 * Closed-form bounds of a scenario, per part that is used at all. No run is faster than the smallest;
 * uniform loads reach it, batches of varying cost that are delivered in order only approach it.
 * `work` is what a batch asks for: as stated, or as it turned out in a run. Rates are those of all ranks
 * together: each has its own workers, loop, link and GPU; cores and storage are everybody's.
 */
export function boundsOf(scenario: Scenario, work: BatchWork = workOf(scenario)): Bound[] {
  const handOver = handOverOf(scenario);
  const { loader, machine } = scenario;
  const { ranks } = scenario.training;
  const workers = hasWorkers(loader) ? loader.numWorkers : 0;
  return [
    ...bound("workers", ranks * workers, loadingMs(scenario, work) + handOver.workerMs, scenario),
    ...bound("cores", machine.cores, cpuMs(scenario, work, handOver), scenario),
    ...bound("storage", 1, work.storageMs, scenario),
    ...bound("link", ranks, work.copyMs, scenario),
    ...bound("gpu", ranks, work.stepMs, scenario),
    ...bound("stream", ranks, streamMs(scenario, work), scenario),
    ...bound("mainLoop", ranks, mainLoopMs(scenario, work, handOver), scenario),
    ...bound("pinThread", ranks, pinThreadMs(scenario, handOver), scenario),
  ];
}

/** The smallest of some bounds, undefined when there is none. */
export function tightestOf(bounds: readonly Bound[]): Bound | undefined {
  return bounds.toSorted((a, b) => a.batchesPerSecond - b.batchesPerSecond)[0];
}

/** `servers` side by side, each busy for `ms` per batch. Nothing to do, no bound. */
function bound(key: BoundKey, servers: number, ms: number, { loader }: Scenario): Bound[] {
  if (servers === 0 || ms <= 0) return [];
  const batchesPerSecond = (1000 * servers) / ms;
  return [{ key, batchesPerSecond, samplesPerSecond: batchesPerSecond * loader.batchSize }];
}

/** Time of one worker; a library's threads bear the CPU time of the samples together. */
function loadingMs({ workload }: Scenario, { waitMs, cpuMs, collateMs }: BatchWork): number {
  return waitMs + cpuMs / threadsOf(workload.sample) + collateMs;
}

/** Whether handing a batch over takes more time than loading it, threads of all processes together. */
export function handsOverMore(scenario: Scenario): boolean {
  return sumOf(handOverOf(scenario)) > loadingMs(scenario, workOf(scenario));
}

/** All parts of some work together. */
function sumOf(parts: HandOverWork | LoopWork): number {
  return Object.values<number>({ ...parts }).reduce((sum, ms) => sum + ms, 0);
}

/** CPU time of everything that a batch needs, in whichever process. */
function cpuMs({ training }: Scenario, work: BatchWork, handOver: HandOverWork): number {
  const handedOver = Object.values<number>({ ...handOver }).reduce((sum, ms) => sum + ms, 0);
  return work.cpuMs + work.collateMs + handedOver + training.hostMs;
}

/** On one stream copy and step follow each other; a copy on a stream of its own runs beside the step. */
function streamMs({ training, loader }: Scenario, { copyMs, stepMs }: BatchWork): number {
  const beside = training.copy === null || (training.copy.stream === "side" && loader.pinMemory);
  return beside ? 0 : copyMs + stepMs;
}

/** What one thread of the main process does for a batch, one part after the other. Milliseconds. */
export interface LoopWork {
  /** Without workers. */
  readonly loadMs: number;
  readonly handOverMs: number;
  /** Without workers, where memory is pinned. */
  readonly pinMs: number;
  /** Where the loop waits for it. */
  readonly copyMs: number;
  /** Where the loss is read. */
  readonly stepMs: number;
  /** The loop's own Python. */
  readonly hostMs: number;
}

/** The parts that add up in the main loop: receive, copy if that blocks, step if the loss is read. */
export function loopWorkOf(
  scenario: Scenario,
  work: BatchWork = workOf(scenario),
  handOver: HandOverWork = handOverOf(scenario),
): LoopWork {
  const { training, loader } = scenario;
  const copies = training.copy !== null && !(training.copy.nonBlocking && loader.pinMemory);
  const isAlone = !hasWorkers(loader);
  const receives = !isAlone && !loader.pinMemory;
  return {
    loadMs: isAlone ? loadingMs(scenario, work) : 0,
    handOverMs: handOver.mainMs + (receives ? handOver.serveMs + handOver.receiveMs : 0),
    pinMs: isAlone ? handOver.pinMs : 0,
    copyMs: copies ? work.copyMs : 0,
    stepMs: training.readsLoss ? work.stepMs : 0,
    hostMs: training.hostMs,
  };
}

function mainLoopMs(scenario: Scenario, work: BatchWork, handOver: HandOverWork): number {
  return sumOf(loopWorkOf(scenario, work, handOver));
}

/** With pinning, receiving moves out of the main loop. */
function pinThreadMs({ loader }: Scenario, { serveMs, receiveMs, pinMs }: HandOverWork): number {
  return hasWorkers(loader) && loader.pinMemory ? serveMs + receiveMs + pinMs : 0;
}
