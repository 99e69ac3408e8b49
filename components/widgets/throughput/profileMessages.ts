import type { Wish } from "@/lib/scenario-store";
import type { Findings, Room } from "@/lib/workerCount";
import type { ProfilePoint } from "@/lib/workerCurve";
import type { BatchBar } from "./model/batchBars";

/** A curve to be computed in full; a question of a later round makes those of earlier ones void. */
export interface CurveQuestion {
  readonly kind: "curve";
  readonly round: number;
  readonly wish: Wish;
  /** Nothing of it is drawn yet: a rough curve first. */
  readonly roughFirst: boolean;
}

/** Where a batch's time goes with some numbers of workers; only the latest such question is answered. */
export interface BarsQuestion {
  readonly kind: "bars";
  readonly round: number;
  readonly wish: Wish;
  readonly counts: readonly number[];
}

/** What to set, for whoever puts it into words; only the latest such question is answered. */
export interface FindingsQuestion {
  readonly kind: "findings";
  readonly round: number;
  readonly wish: Wish;
  readonly room: Room;
}

/** What the worker thread is asked. */
export type ProfileQuestion = CurveQuestion | BarsQuestion | FindingsQuestion;

/** Points of a curve; full curves come in the order of the questions. */
export interface CurveAnswer {
  readonly kind: "rough" | "full";
  readonly round: number;
  /** Of this round's questions, the n-th. */
  readonly nth: number;
  readonly points: readonly ProfilePoint[];
}

/** The bars that were asked for. */
export interface BarsAnswer {
  readonly kind: "bars";
  readonly round: number;
  readonly bars: readonly BatchBar[];
}

/** What an answer rests on. */
export interface FindingsAnswer {
  readonly kind: "findings";
  readonly round: number;
  readonly findings: Findings;
}

/** What it answers. */
export type ProfileAnswer = CurveAnswer | BarsAnswer | FindingsAnswer;
