import type { QuizCase } from "../quizCase";
import { arraysFromFarAway } from "./arraysFromFarAway";
import { theIdleWorkers } from "./theIdleWorkers";
import { videoInTheMainProcess } from "./videoInTheMainProcess";

/** Every case: one file each. Order within a level is drawn by seed. */
export const CASES: readonly QuizCase[] = [videoInTheMainProcess, theIdleWorkers, arraysFromFarAway];
