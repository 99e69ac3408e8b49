import { clockOf, inItsOwnTime, itemsPerSampleOf } from "./epochClock";
import { failureOf } from "./failureOf";
import type { Failure, Limits } from "./limits";
import { memoryOf, type MemoryOptions, ranksOf } from "./memoryOf";
import type { LoaderRun, MemoryTimeline } from "./timeline";

/** What the memory of runs comes to, and what ends them. */
export interface Fate {
  readonly timeline: MemoryTimeline;
  /** Null when they come to their end. */
  readonly failure: Failure | null;
}

/**
 * Memory of runs under limits. An epoch that is drawn by fewer batches than it has ends by what it reads only if
 * nothing ends these batches in their own time: what fills a queue takes seconds, what is read takes hours. A dataset of
 * fewer items than samples are drawn is read several times.
 */
export function fateOf(runs: readonly LoaderRun[], limits: Limits, options: MemoryOptions = {}): Fate {
  const ranks = ranksOf(runs, options);
  const alone = (run: LoaderRun): LoaderRun => inItsOwnTime(run, ranks);
  const whole = runs.map((run) => (itemsPerSampleOf(run, ranks) < 1 ? alone(run) : run));
  const timeline = memoryOf(whole, options);
  const failure = failureOf(timeline, limits);
  if (failure === null || clockOf(timeline).stretch === 1) return { timeline, failure };
  const own = memoryOf(runs.map(alone), options);
  const early = failureOf(own, limits);
  return early === null ? { timeline, failure } : { timeline: own, failure: early };
}
