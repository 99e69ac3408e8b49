import { useEffect, useState } from "react";
import type { ScenarioStore } from "@/lib/scenario-store";
import { type Attempt, TASKS, type TaskOutcome } from "@/lib/tasks";

/** The tasks with what the latest run says of them, and those that were done at any time. */
export interface TaskProgress {
  readonly outcomes: readonly TaskOutcome[];
  readonly doneIds: ReadonlySet<string>;
}

const KEY = "tasks.pipeline";

/** Follows a figure and ticks its tasks; what is done stays done, also after a reload. */
export function useTasks(figure: string, store: ScenarioStore): TaskProgress {
  const [progress, setProgress] = useState<TaskProgress>(() => untouched(readDone()));

  useEffect(
    () =>
      store.subscribe(() => {
        setProgress(({ doneIds }) => judge(attemptsOf(figure, store), doneIds));
      }),
    [figure, store],
  );
  useEffect(() => {
    writeDone(progress.doneIds);
  }, [progress.doneIds]);

  return progress;
}

function attemptsOf(figure: string, { history, run }: ScenarioStore): readonly Attempt[] {
  const { past, present } = history(figure);
  return [...past, present].map((wish) => ({ wish, result: run(wish) }));
}

function judge(attempts: readonly Attempt[], doneBefore: ReadonlySet<string>): TaskProgress {
  const outcomes = TASKS.map((task) => task.check(attempts));
  const doneNow = TASKS.filter((_, index) => outcomes[index]?.done === true).map(({ id }) => id);
  return { outcomes, doneIds: new Set([...doneBefore, ...doneNow]) };
}

/** What a page opens with ticks nothing: a task is for the reader to do. */
function untouched(doneIds: ReadonlySet<string>): TaskProgress {
  return { outcomes: TASKS.map((task) => task.check([])), doneIds };
}

function readDone(): ReadonlySet<string> {
  try {
    return new Set(
      (localStorage.getItem(KEY) ?? "").split(" ").filter((id) => TASKS.some((task) => task.id === id)),
    );
  } catch {
    return new Set();
  }
}

function writeDone(doneIds: ReadonlySet<string>): void {
  try {
    localStorage.setItem(KEY, [...doneIds].join(" "));
  } catch {
    // Storage may be forbidden; progress then lasts as long as the page.
  }
}
