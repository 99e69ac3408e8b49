export { explainGap } from "./gap";
export { explainMoment, gpuAt, type GpuMoment } from "./moment";
export { phaseAt, rowOf, type Phase } from "./phase";
export { verdictOn, type Verdict } from "./verdict";
export { whatIf, withFree, type Gain, type WhatIf } from "./whatIf";
