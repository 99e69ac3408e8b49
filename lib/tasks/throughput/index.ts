import type { CurveTask } from "./attempt";
import { findKnee } from "./findKnee";
import { noWorkers } from "./noWorkers";
import { slower } from "./slower";

export type { CurveAttempt, CurveChange, CurveTask } from "./attempt";

/** The tasks of the throughput figure. */
export const THROUGHPUT_TASKS: readonly CurveTask[] = [findKnee, slower, noWorkers];
