export { BATCH_PARTS, type BatchPart, type BatchTime, batchTimeOf, lengthOf } from "./batchTime";
export {
  ALL_COUNTS,
  coarseCounts,
  coarseProfile,
  fineProfile,
  MOST_WORKERS,
  profilePoint,
  type ProfilePoint,
} from "./profile";
export { COARSE, type Effort, FINE, steadyRun, steadyWish } from "./steady";
export {
  demandPerSecond,
  type SweepPoint,
  workerMsPerBatch,
  workersNeeded,
  workerSweep,
} from "./workerSweep";
