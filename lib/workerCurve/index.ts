export { BATCH_PARTS, type BatchPart, type BatchTime, batchTimeOf, lengthOf } from "./batchTime";
export {
  ALL_COUNTS,
  COARSE_REACH,
  coarseCounts,
  coarseProfile,
  fineProfile,
  MOST_WORKERS,
  profilePoint,
  type ProfilePoint,
} from "./profile";
export { COARSE, type Effort, FINE, steadyRun, steadyWish } from "./steady";
