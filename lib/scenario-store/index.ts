export type { History } from "./history";
export { createScenarioStore, type Figures, type ScenarioStore } from "./store";
export { toScenario, type Wish } from "./wish";
