import type { Wish } from "@/lib/scenario-store";
import type { Recommendation } from "@/lib/workerCount";

/** A state of the settings with its whole curve and what the curve asks for. */
export interface CurveAttempt {
  readonly wish: Wish;
  readonly recommendation: Recommendation;
}
