/**
 * Changes that a user can make. Ids stay as they are once published: cases and links name them.
 * In the order in which they are listed: arguments of `DataLoader(...)` first, then the code of the
 * dataset, the machine, and the rest of the loop.
 */
export const REMEDY_IDS = [
  "moreWorkers",
  "fewerWorkers",
  "noWorkers",
  "deeperPrefetch",
  "shallowerPrefetch",
  "pinMemory",
  "persistentWorkers",
  "arrivalOrder",
  "forkWorkers",
  "forkserverWorkers",
  "joinHalves",
  "smallerBatches",
  "batchedReads",
  "drawInWorkers",
  "returnTensors",
  "fewerTensors",
  "oneLibraryThread",
  "fasterDecoder",
  "augmentOnGpu",
  "splitByWorker",
  "evenShards",
  "packDataset",
  "tensorDataset",
  "shards",
  "localCopy",
  "moreCores",
  "biggerShm",
  "fileSystemSharing",
  "raiseFileLimit",
  "nonBlocking",
  "sideStream",
  "readLossLess",
  "lighterLoop",
  "keepNoBatches",
  "fixModel",
  "leaveItAlone",
] as const;

/** One of {@link REMEDY_IDS}. */
export type RemedyId = (typeof REMEDY_IDS)[number];

/** Whether a string names a remedy. */
export function isRemedyId(id: string): id is RemedyId {
  return REMEDY_IDS.some((known) => known === id);
}
