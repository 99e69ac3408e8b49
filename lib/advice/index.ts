export { explainGap } from "./gap";
export { explainMoment, gapAt, gpuAt, type GpuMoment, type Tell } from "./moment";
export { phaseAt, rowOf, type Phase } from "./phase";
export { verdictOn, type Verdict } from "./verdict";
export { whatIf, withFree, type Gain, type WhatIf } from "./whatIf";
export { type CauseKind, CAUSES, type Complaint } from "./causes";
export { type Confidence, diagnose, type Diagnosis, NOTHING_SHARE, type RankedCause } from "./diagnose";
export { type Advised, explain, type Explained, type Freedom, recommend, type Room } from "./recommend";
export { usefulRate, usefulRateOverall } from "./usefulRate";
