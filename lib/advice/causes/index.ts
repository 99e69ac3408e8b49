export { LOADER_CAUSES } from "./catalogue";
export type { Cause, Complaint, Score } from "./cause";
export { type CauseKind, type CauseName, CAUSES } from "./causeKind";
export { gpu } from "./supply";
