export { type Recorded, recordedRunsOf, recordedWorkloadOf } from "./match";
export { RECORDED_SWEEPS, type RecordedPoint } from "./sweeps";
export { RECORDED_WORKLOADS } from "./workloads";
