import { rowOf } from "@/lib/advice";
import { criticalPathOf, type PathStep, type Result } from "@/lib/sim";

/** Stretches of a critical path that follow each other and are the same for other batches; never none. */
export type PathGroup = readonly [PathStep, ...PathStep[]];

/** Further back than this the path only repeats itself. */
const MOST_GROUPS = 12;

/** One group may be all that a run is bound by: of it, so much is enough. */
const MOST_STRETCHES = 60;

/**
 * What the step of a batch waited for, earliest first; empty for a batch that the run does not have. Where the path
 * leads from batch to batch at one place, through ten hand-overs or ten steps, those are one group.
 */
export function criticalGroupsOf(result: Result, batch: number): readonly PathGroup[] {
  const row = rowOf(result.batches, batch);
  if (row < 0) return [];
  const groups: PathGroup[] = [];
  for (const step of criticalPathOf(result, row, MOST_STRETCHES).toReversed()) {
    const last = groups.at(-1);
    if (last !== undefined && isSame(last[0], step, batch)) groups[groups.length - 1] = [...last, step];
    else groups.push([step]);
  }
  return groups.slice(-MOST_GROUPS);
}

/** The batch that is followed stays by itself; so does each worker. */
function isSame(one: PathStep, other: PathStep, own: number): boolean {
  if (one.stage !== other.stage || one.batch === own || other.batch === own) return false;
  return !IN_WORKERS.has(one.stage) || one.worker === other.worker;
}

const IN_WORKERS: ReadonlySet<PathStep["stage"]> = new Set(["storage", "load", "collate", "index", "start"]);
