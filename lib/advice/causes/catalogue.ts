import type { Cause } from "./cause";
import { blockingCopy, busyLoop, handOver, link, pageableCopy, pinThread } from "./passing";
import { fewShards, repeatedSamples, slowStorage } from "./reading";
import { epochEnd, firstBatch, respawn, workerStart } from "./starting";
import {
  heavySamples,
  interpreterLock,
  libraryThreads,
  ranksShareCores,
  stragglers,
  tinySamples,
  tooFewWorkers,
  tooManyWorkers,
} from "./supply";

/**
 * Everything that may hold a run up but the GPU, the more exact before the more general: of two that
 * explain as much, the first is named.
 */
export const LOADER_CAUSES: readonly Cause[] = [
  repeatedSamples,
  libraryThreads,
  ranksShareCores,
  tooManyWorkers,
  fewShards,
  respawn,
  epochEnd,
  workerStart,
  slowStorage,
  tinySamples,
  pinThread,
  interpreterLock,
  pageableCopy,
  blockingCopy,
  link,
  handOver,
  busyLoop,
  stragglers,
  firstBatch,
  tooFewWorkers,
  heavySamples,
];
