import type { Wish } from "@/lib/scenario-store";
import type { Recommendation } from "@/lib/workerCount";
import type { Task } from "../task";

/** A state of the settings with its whole curve and what the curve asks for. */
export interface CurveAttempt {
  readonly wish: Wish;
  readonly recommendation: Recommendation;
}

/** What two curves ask for, before and after a change. */
export interface CurveChange {
  readonly before: Recommendation;
  readonly after: Recommendation;
}

/** A task of the throughput figure. */
export type CurveTask = Task<CurveAttempt, CurveChange>;
