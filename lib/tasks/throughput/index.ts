import type { Task } from "../task";
import type { CurveAttempt } from "./attempt";
import { findKnee } from "./findKnee";
import { noWorkers } from "./noWorkers";
import { slower } from "./slower";

export type { CurveAttempt } from "./attempt";

/** The tasks of the throughput figure. */
export const THROUGHPUT_TASKS: readonly Task<CurveAttempt>[] = [findKnee, slower, noWorkers];
