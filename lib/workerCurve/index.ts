export { BATCH_PARTS, type BatchPart, type BatchTime, batchTimeOf, lengthOf } from "./batchTime";
export { type Ceiling, ceilingOf, highestRate, lastingRate } from "./ceiling";
export {
  COARSE_REACH,
  coarsePlan,
  type CoarseRun,
  MOST_COARSE_EVENTS,
  MOST_WORKERS,
  roughPlan,
} from "./coarse";
export {
  ALL_COUNTS,
  coarseProfile,
  fineEffort,
  fineProfile,
  profilePoint,
  type ProfilePoint,
  roughProfile,
} from "./profile";
export { COARSE, type Effort, FINE, steadyRun, steadyWish } from "./steady";
