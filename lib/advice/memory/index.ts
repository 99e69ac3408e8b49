export { diagnoseMemory, heldAt, type MemoryCause, type MemoryDiagnosis } from "./diagnoseMemory";
export { footprintIn } from "./footprintIn";
export { memoryUsedBy } from "./usedBy";
