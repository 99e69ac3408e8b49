export { remedyOf, REMEDIES } from "./catalogue";
export type { Remedy, Setup, Trial, Variant } from "./remedy";
export { isRemedyId, REMEDY_IDS, type RemedyId } from "./remedyId";
export { type Applied, applied } from "./strength";
