/** Memory of finished runs over time. Kept apart from the simulator's own entry: the first load knows nothing of it. */
export {
  type DatasetFootprint,
  DATASET_KINDS,
  type DatasetKind,
  type Footprint,
  growsByReading,
  type InterpreterFootprint,
} from "./footprint";
export * from "./defaults";
export * from "./defaultsEvidence";
export { MODEL_EVIDENCE, type ModelRule } from "./evidence";
export { clockOf, type EpochClock } from "./epochClock";
export { failureOf } from "./failureOf";
export { type Fate, fateOf } from "./fateOf";
export * from "./fits";
export type * from "./limits";
export { type Crossed, limitsCrossed } from "./limitsCrossed";
export { TODAYS_PYTORCH } from "./limits";
export { livedUntil } from "./livedUntil";
export { memoryOf, type MemoryOptions } from "./memoryOf";
export {
  type Holder,
  HOLDERS,
  type LoaderRun,
  type MemoryTimeline,
  type Peak,
  type Peaks,
  type ProcessKind,
  type ProcessMemory,
} from "./timeline";
