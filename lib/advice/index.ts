export { explainGap, explainMoment, gpuAt, type GpuMoment } from "./moment";
export { verdictOn, type Verdict } from "./verdict";
