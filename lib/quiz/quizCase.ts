import type { Wish } from "@/lib/scenario-store";
import type { Footprint } from "@/lib/sim/memory";
import type { CaseKind } from "./kinds";
import type { Objective } from "./objective";
import type { Section } from "./sections";

/** From "read one instrument" to "two causes, in the right order". */
export type Level = 1 | 2 | 3;

/**
 * What an engineer looks at, drawn from the case's run:
 * `gpu` utilisation over time, `waits` inside `next()`, `processes` as `top` lists them, `storage` as
 * `iostat` reports it, `queues` of batches, `memory` of the processes and `/dev/shm`.
 */
export const INSTRUMENTS = ["gpu", "waits", "processes", "storage", "queues", "memory"] as const;

/** One of {@link INSTRUMENTS}. */
export type Instrument = (typeof INSTRUMENTS)[number];

/** A real report that readers diagnose; everything that is drawn or graded comes from its run. */
export interface QuizCase {
  /** Part of addresses: lower case, digits and hyphens. Stays as it is once published. */
  readonly id: string;
  readonly level: Level;
  /** Names the situation, never the cause. */
  readonly title: string;
  /** Kinds of the public cases; the first decides to which topic a result counts. */
  readonly kinds: readonly [CaseKind, ...CaseKind[]];
  /** Exactly two sentences: who trains what on which machine, and what they see. */
  readonly situation: string;
  /** The run. Short: 100 to 300 batches. */
  readonly wish: Wish;
  /** What the wish does not say about memory; null where the case is not about memory. */
  readonly footprint: Footprint | null;
  /** `ulimit -n`, where it is the question; 1024 otherwise, as most systems start with. */
  readonly openFiles?: number;
  /** Two at least; those that matter and those that mislead. */
  readonly instruments: readonly Instrument[];
  /**
   * What is on the screen, as far as a reader is shown it before the case is solved; null when that is
   * nothing, or when it is the line that ends the run, which follows from the run.
   */
  readonly logLine: string | null;
  /** Cores that the system counts, where a quota grants fewer. */
  readonly visibleCores?: number;
  /** Cores of the host, where the job is granted a part of them: no remedy asks for more. */
  readonly hostCores?: number;
  readonly objective: Objective;
  readonly prediction: CasePrediction;
  /** One round; two when two causes have to be mended one after the other. */
  readonly rounds: readonly [Round] | readonly [Round, Round];
  /** The section of the article that explains it. */
  readonly readOn: Section;
  readonly source: CaseSource;
  /** What the report does not tell and was chosen for the run. */
  readonly assumed: readonly string[];
}

/** A guess about a number that no instrument shows, asked beside them. The simulator knows the answer. */
export interface CasePrediction {
  readonly question: string;
  /**
   * About the case's own run; or about the run after the change `remedy`, as a multiple of the case's own:
   * an experiment that an engineer would try first, never the cure.
   */
  readonly about: { readonly run: "before" } | { readonly run: "after"; readonly remedy: string };
  readonly of: PredictedNumber;
  /** From the smallest to the largest; an answer holds for numbers below `below`, the last for all the rest. */
  readonly options: readonly PredictionOption[];
}

/** Numbers of a run that a guess can be about. */
export type PredictedNumber =
  "gpuBusyFraction" | "waitFraction" | "samplesPerSecond" | "firstBatchMs" | "batches";

/** One answer of a prediction. */
export interface PredictionOption {
  readonly label: string;
  /** Exclusive; null in the last option only. */
  readonly below: number | null;
}

/** Name a cause, pick a remedy, see what it does. */
export interface Round {
  /** Three to five, exactly one of them right. The order on the page is drawn by seed. */
  readonly causes: readonly CauseOption[];
  /** From a nudge to nearly the answer; each costs a point. */
  readonly hints: readonly string[];
  /** Three to six ids of the catalogue of remedies, the accepted one among them. */
  readonly remedies: readonly string[];
  /** The best of the whole catalogue on the case's objective; a test proves it. */
  readonly accepted: string;
  /** Remedies that come to the same thing in this case, with the reason; they are accepted as well. */
  readonly equivalent?: readonly Equivalent[];
  /** Which signal gave the cause away, in one or two sentences. */
  readonly gaveAway: string;
  /** Which signal misled, and why it means something else. */
  readonly misled: string;
}

/** A remedy that does the same as the accepted one by another way. */
export interface Equivalent {
  readonly remedy: string;
  /** Why it comes to the same thing here, in a sentence. */
  readonly because: string;
}

/** One cause that a reader may name. */
export interface CauseOption {
  readonly id: string;
  readonly label: string;
  readonly isRight: boolean;
  /** Kind, and about this case: what speaks for it and what against. */
  readonly feedback: string;
}

/** The report that the case retells in figures. */
export interface CaseSource {
  /** As a citation, e.g. `mozilla/TTS #407`. */
  readonly title: string;
  readonly url: string;
  /** Day on which the report was read, ISO. */
  readonly checkedOn: string;
  /** The figures that were taken from it. */
  readonly figures: string;
}
