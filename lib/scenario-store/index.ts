export type { History } from "./history";
export { createScenarioStore, type Figures, type ScenarioStore } from "./store";
export { type MemoryWish, toScenario, type Wish } from "./wish";
