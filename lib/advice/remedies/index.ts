export { remedyOf, REMEDIES } from "./catalogue";
export { DEFAULT_OPEN_FILES, type Remedy, type Setup, type Trial, type Variant } from "./remedy";
export { isRemedyId, REMEDY_IDS, type RemedyId } from "./remedyId";
export { type Applied, applied } from "./strength";
