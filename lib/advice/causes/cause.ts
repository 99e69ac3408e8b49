import type { Setup } from "../remedies";
import type { CauseKind } from "./causeKind";

/** By what a user notices that something is wrong. */
export type Complaint =
  /** Samples per second, once the run is steady. */
  | "throughput"
  /** The time of all epochs, with their starts and ends. */
  | "wholeRun"
  /** The time to the first batch. */
  | "firstBatch";

/** Makes a setup comparable: more is better, twice as much is twice as good. */
export type Score = (setup: Setup) => number;

/** Something that may hold a run up. */
export interface Cause {
  readonly kind: CauseKind;
  /** Complaints that it can explain. */
  readonly explains: readonly Complaint[];
  /**
   * How much its effect counts beside that of others, 0 to 1. Below 1 for causes that are what is left
   * when nothing more exact can be said: anything that makes loading slow could be outrun by more workers.
   */
  readonly weight: number;
  /** The setup as it would be without it; null where it can't be the cause. */
  readonly without: (setup: Setup, score: Score) => Setup | null;
  /** What the run would be without it, as the second half of a sentence: `with the reads for nothing`. */
  readonly otherwise: (setup: Setup, without: Setup) => string;
}
