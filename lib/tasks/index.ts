export type { Attempt, Prediction, Task, TaskOutcome } from "./task";
export { TASKS } from "./tasks";
