import type { MemoryStudy } from "@/lib/memory";
import type { Wish } from "@/lib/scenario-store";
import type { Failure } from "@/lib/sim/memory";
import type { Task } from "../task";

/** A task of the memory figure; a guess of one is about a run’s memory. */
export type MemoryTask = Task<MemoryAttempt, MemoryStudy>;

/** A state of the settings and what it costs in memory. */
export interface MemoryAttempt {
  readonly wish: Wish;
  readonly failure: Failure | null;
  readonly ramPeakBytes: number;
  readonly ramLimitBytes: number;
  /** Most that workers had of the dataset for themselves. */
  readonly copiedBytes: number;
  readonly datasetBytes: number;
  readonly samplesPerSecond: number;
  /** Where a reader starts from, such as a preset, and comes back to by Reset: nothing that they have done. */
  readonly isStart: boolean;
}

/** What a task needs to know of a study. */
export function memoryAttemptOf(
  { wish, failure, timeline, limits, samplesPerSecond }: MemoryStudy,
  isStart = false,
): MemoryAttempt {
  const { datasetCopies, dataset } = timeline.holders;
  const most = (column: Float64Array): number => column.reduce((peak, bytes) => Math.max(peak, bytes), 0);
  return {
    wish,
    failure,
    ramPeakBytes: timeline.peaks.ram.value,
    ramLimitBytes: limits.ramBytes,
    copiedBytes: most(datasetCopies),
    datasetBytes: most(dataset),
    samplesPerSecond,
    isStart,
  };
}
