/** The public face of the simulator; everything else in this folder is its own business. */
export { RECORDED_MACHINE_COSTS } from "./constants";
export { type Cost, fixed, isFree, meanOf } from "./cost";
export * from "./defaults";
export { digest } from "./digest";
export { type Evidence, FITTED, MACHINE_COSTS_EVIDENCE, type Provenance } from "./evidence";
export type * from "./machineCosts";
export type * from "./result";
export * from "./scenario";
export { criticalPathOf, type PathKind, type PathStep } from "./record/criticalPath";
export { type Feeding, feedingOf } from "./record/feeding";
export { lanesOf } from "./record/lanes";
export { fillsPipe } from "./pipe";
export { isQuick, simulate } from "./simulate";
export { type Stage, STAGES } from "./stage";
