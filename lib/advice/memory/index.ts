export { diagnoseMemory, heldAt, type MemoryCause, type MemoryDiagnosis } from "./diagnoseMemory";
export { footprintIn } from "./footprintIn";
export { type MemoryUse, memoryUsedBy } from "./usedBy";
