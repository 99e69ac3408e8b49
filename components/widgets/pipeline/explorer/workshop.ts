export { ExplorerIsland } from "./ExplorerIsland";

// The other large widgets are fetched from here and find in the explorer's chunks what they share with it.
export const loadThroughput = () => import("../../throughput/ThroughputIsland");
export const loadMemory = () => import("../../memory/MemoryIsland");
export const loadDiagnosis = () => import("../../diagnostic/bothIslands");
