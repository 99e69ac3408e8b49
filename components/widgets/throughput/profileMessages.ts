import type { Wish } from "@/lib/scenario-store";
import type { ProfilePoint } from "@/lib/workerCurve";

/** A curve to be computed in full; a question of a later round makes those of earlier ones void. */
export interface ProfileQuestion {
  readonly round: number;
  readonly wish: Wish;
}

/** All points of a curve; answers come in the order of the questions. */
export interface ProfileAnswer {
  readonly round: number;
  readonly points: readonly ProfilePoint[];
}
