import type { Result, Stage } from "@/lib/sim";
import type { MemoryTimeline } from "@/lib/sim/memory";

/** A run as the instruments see it. */
export interface InstrumentRun {
  /** Recorded with signals. */
  readonly result: Result;
  readonly memory: MemoryTimeline;
  /** From here on there is nothing to see: the run is over, or something has ended it. */
  readonly endMs: number;
  /** Means are those of the start, up to the first batch: what comes after it is not the question. */
  readonly isStart?: boolean;
}

/** Whether something ended the run before its time; what the simulator knows beyond that never happened. */
export function hasDied({ result, endMs }: Pick<InstrumentRun, "result" | "endMs">): boolean {
  return endMs < result.totals.wallMs;
}

/** A row of bars: over stretches of time, batches or bins. */
export interface Strip {
  readonly label: string;
  readonly values: readonly number[];
  /** The height of the picture, the same for all runs that are compared. */
  readonly top: number;
  readonly topText: string;
  readonly fromText: string;
  readonly untilText: string;
  /** Each value in words, for the table. */
  readonly texts: readonly string[];
  /** What a value belongs to, for the table. */
  readonly places: readonly string[];
  /** Where in the picture something ended the run before its time, 0 to 1; null where nothing did. */
  readonly endedAt: number | null;
}

/** One number with what it is. */
export interface ReadingNumber {
  readonly label: string;
  readonly text: string;
}

/** What one instrument shows of one run. */
export interface Reading {
  readonly title: string;
  /** The stage whose colour it has. */
  readonly stage: Stage;
  /** The tool that shows this on a real machine. */
  readonly tool: string;
  readonly numbers: readonly ReadingNumber[];
  readonly strips: readonly Strip[];
}
