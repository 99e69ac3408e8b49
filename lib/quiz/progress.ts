import * as v from "valibot";
import type { Grade } from "./grading";

/** What a reader has done on this device: tasks of all figures, and finished cases with their first grade. */
export interface Progress {
  /** Ids of done tasks by the name of their list. */
  readonly tasks: Readonly<Record<string, readonly string[]>>;
  readonly cases: Readonly<Record<string, Grade>>;
}

/** Nothing done. */
export const NO_PROGRESS: Progress = { tasks: {}, cases: {} };

const VERSION = 1;

const name = v.pipe(v.string(), v.maxLength(80));
const points = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
const grade = v.pipe(
  v.object({ points, of: points, shown: v.optional(v.boolean()) }),
  v.check(({ points: got, of }) => got <= of),
);
const progressSchema = v.object({
  version: v.literal(VERSION),
  tasks: v.record(name, v.pipe(v.array(name), v.maxLength(100))),
  cases: v.record(name, grade),
});

/** Reads what the device kept; whatever cannot be read counts as nothing. Never throws. */
export function readProgress(text: string | null): Progress {
  if (text === null) return NO_PROGRESS;
  try {
    const parsed = v.safeParse(progressSchema, JSON.parse(text));
    return parsed.success ? { tasks: parsed.output.tasks, cases: parsed.output.cases } : NO_PROGRESS;
  } catch {
    return NO_PROGRESS;
  }
}

/** Writes what the device keeps. */
export function writeProgress({ tasks, cases }: Progress): string {
  return JSON.stringify({ version: VERSION, tasks, cases });
}

/** With these tasks of a list done, too. The same object when they were done before. */
export function withTasks(progress: Progress, list: string, ids: readonly string[]): Progress {
  const before = progress.tasks[list] ?? [];
  const added = ids.filter((id) => !before.includes(id));
  if (added.length === 0) return progress;
  return { ...progress, tasks: { ...progress.tasks, [list]: [...before, ...added] } };
}

/** With a case finished. Its first grade stays: whoever plays it again knows the answers. */
export function withCase(progress: Progress, id: string, grade: Grade): Progress {
  if (id in progress.cases) return progress;
  return { ...progress, cases: { ...progress.cases, [id]: grade } };
}
