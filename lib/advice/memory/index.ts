export { footprintIn } from "./footprintIn";
export { type MemoryUse, memoryUsedBy } from "./usedBy";
