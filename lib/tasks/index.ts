export type { Attempt, Prediction, Task, TaskOutcome } from "./task";
export { TASKS } from "./tasks";
export { changeInWords, type Way, wayEnd } from "./way";
