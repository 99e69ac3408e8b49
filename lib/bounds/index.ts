export { type Bound, type BoundKey, boundsOf, tightestOf } from "./bounds";
export { type BatchWork, realisedWork, workOf } from "./work";
