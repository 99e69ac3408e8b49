import { addBatchLives } from "./batchLives";
import { Columns } from "./columns";
import { LoaderCrew } from "./crew";
import { standsForMany } from "./epochClock";
import { PLACE_COUNT, PLACES, PlaceChanges } from "./places";
import type { LoaderRun, MemoryTimeline } from "./timeline";
import { addUndelivered } from "./undelivered";
import { workerEventsOf } from "./workerLives";

/** What the runs themselves do not say. */
export interface MemoryOptions {
  /** Processes like this one on the machine, each with loaders of its own; by default as many as the first run's scenario says. */
  readonly ranks?: number;
}

/** How many processes like this one there are, each with runs of its own. */
export function ranksOf(runs: readonly LoaderRun[], options: MemoryOptions): number {
  return options.ranks ?? runs[0]?.result.scenario.training.ranks ?? 1;
}

/**
 * Memory over time of one or more loaders in one main process, from their finished runs. Runs need the
 * level `signals` at least; each begins at its `startMs`. With several ranks everything is there once per
 * rank, except for mapped files.
 */
export function memoryOf(runs: readonly LoaderRun[], options: MemoryOptions = {}): MemoryTimeline {
  const ranks = ranksOf(runs, options);
  const endMs = Math.max(0, ...runs.map(({ startMs = 0, result }) => startMs + result.totals.wallMs));
  const changes = new PlaceChanges();
  for (const run of runs) {
    const startMs = run.startMs ?? 0;
    addBatchLives(run, startMs, changes);
    if (run.result.scenario.training.breakAfterBatches !== null) {
      const own = new PlaceChanges();
      addBatchLives(run, startMs, own);
      addUndelivered(run, startMs, own, changes);
    }
  }
  const crews = runs.map((run) => new LoaderCrew(run, ranks));
  const events = runs
    .flatMap((run, index) => workerEventsOf(run, index, run.startMs ?? 0, endMs, standsForMany(run, ranks)))
    .sort((a, b) => a.timeMs - b.timeMs);
  const { count, order, timesMs, places, amounts } = changes.inOrder();
  const columns = new Columns(runs, crews, ranks, count + events.length + 2);

  const levels = new Float64Array(PLACE_COUNT);
  let pool = 0;
  let change = 0;
  let event = 0;
  let nowMs = 0;
  for (;;) {
    while (change < count && (timesMs[order[change] ?? 0] ?? 0) <= nowMs) {
      const index = order[change] ?? 0;
      const place = places[index] ?? 0;
      levels[place] = (levels[place] ?? 0) + (amounts[index] ?? 0);
      change += 1;
    }
    const before = event;
    for (let next = events[event]; next !== undefined && next.timeMs <= nowMs; next = events[event]) {
      crews[next.run]?.apply(next);
      event += 1;
    }
    if (event > before) columns.crewsChanged();
    pool = Math.max(pool, levels[PLACES.blocks] ?? 0);
    columns.write(nowMs, levels, pool);
    const nextMs = Math.min(
      change < count ? (timesMs[order[change] ?? 0] ?? Infinity) : Infinity,
      events[event]?.timeMs ?? Infinity,
    );
    if (nextMs === Infinity) break;
    nowMs = nextMs;
  }
  if (nowMs < endMs) columns.write(endMs, levels, pool);
  return columns.toTimeline(runs, endMs);
}
