import { evenShards, splitByWorker } from "./dataset";
import { fixModel, leaveItAlone, lighterLoop, readLossLess } from "./loop";
import { biggerShm, localCopy, moreCores, shards } from "./machine";
import { fileSystemSharing, keepNoBatches, packDataset, raiseFileLimit, tensorDataset } from "./memory";
import type { Remedy } from "./remedy";
import type { RemedyId } from "./remedyId";
import {
  augmentOnGpu,
  batchedReads,
  drawInWorkers,
  fasterDecoder,
  fewerTensors,
  oneLibraryThread,
  returnTensors,
} from "./sample";
import { joinHalves, smallerBatches } from "./batchSize";
import { forkserverWorkers, forkWorkers, persistentWorkers } from "./start";
import { nonBlocking, pinMemory, sideStream } from "./transfer";
import {
  arrivalOrder,
  deeperPrefetch,
  fewerWorkers,
  moreWorkers,
  noWorkers,
  shallowerPrefetch,
} from "./workers";

/** Every remedy, in the order in which they are listed. */
export const REMEDIES: readonly Remedy[] = [
  moreWorkers,
  fewerWorkers,
  noWorkers,
  deeperPrefetch,
  shallowerPrefetch,
  pinMemory,
  persistentWorkers,
  arrivalOrder,
  forkWorkers,
  forkserverWorkers,
  joinHalves,
  smallerBatches,
  batchedReads,
  drawInWorkers,
  returnTensors,
  fewerTensors,
  oneLibraryThread,
  fasterDecoder,
  augmentOnGpu,
  splitByWorker,
  evenShards,
  packDataset,
  tensorDataset,
  shards,
  localCopy,
  moreCores,
  biggerShm,
  fileSystemSharing,
  raiseFileLimit,
  nonBlocking,
  sideStream,
  readLossLess,
  lighterLoop,
  keepNoBatches,
  fixModel,
  leaveItAlone,
];

/** The remedy of that id. Throws when there is none. */
export function remedyOf(id: RemedyId): Remedy {
  const found = REMEDIES.find((remedy) => remedy.id === id);
  if (found === undefined) throw new Error(`remedy: found ${id}, allowed is one of the catalogue`);
  return found;
}
