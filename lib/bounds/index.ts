export {
  type Bound,
  type BoundKey,
  boundsOf,
  handsOverMore,
  type LoopWork,
  loopWorkOf,
  tightestOf,
} from "./bounds";
export { type BatchWork, realisedWork, workOf } from "./work";
