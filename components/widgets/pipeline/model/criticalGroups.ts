import { rowOf } from "@/lib/advice";
import { criticalPathOf, type PathStep, type Result } from "@/lib/sim";
import type { TimeWindow } from "./frame";

/** Stretches of a critical path that follow each other and are the same for other batches; never none. */
export type PathGroup = readonly [PathStep, ...PathStep[]];

/** Stretches of one critical path, earliest first. */
export interface PathGroups {
  readonly groups: readonly PathGroup[];
  /** Whether the path leads further back than these. */
  readonly goesOn: boolean;
}

/** One group may be all that a run is bound by: so many of its stretches are enough to be told at once. */
const MOST_STRETCHES = 60;

/**
 * What the step of a batch waited for: the last `most` groups of it, none for a batch that the run does not have.
 * Where the path leads from batch to batch at one place, through ten hand-overs or ten steps, those are one group.
 */
export function criticalGroupsOf(result: Result, batch: number, most: number): PathGroups {
  const row = rowOf(result.batches, batch);
  const groups: PathGroup[] = [];
  if (row < 0) return { groups, goesOn: false };
  for (const step of criticalPathOf(result, row)) {
    const [later] = groups;
    if (later !== undefined && later.length < MOST_STRETCHES && isSame(later[0], step, batch))
      groups[0] = [step, ...later];
    else if (groups.length === most) return { groups, goesOn: true };
    else groups.unshift([step]);
  }
  return { groups, goesOn: false };
}

/** The same path as far as a window of the run shows it, latest first. */
export function criticalStepsIn(result: Result, batch: number, { fromMs, untilMs }: TimeWindow): PathStep[] {
  const row = rowOf(result.batches, batch);
  const steps: PathStep[] = [];
  if (row < 0) return steps;
  for (const step of criticalPathOf(result, row)) {
    if (step.endMs <= fromMs) break;
    if (step.startMs < untilMs) steps.push(step);
  }
  return steps;
}

/** The batch that is followed stays by itself; so does each worker. */
function isSame(one: PathStep, other: PathStep, own: number): boolean {
  return one.stage === other.stage && one.batch !== own && other.batch !== own && isSameLane(one, other);
}

function isSameLane(one: PathStep, other: PathStep): boolean {
  if (one.lane.kind !== other.lane.kind) return false;
  return !("worker" in one.lane) || one.worker === other.worker;
}
