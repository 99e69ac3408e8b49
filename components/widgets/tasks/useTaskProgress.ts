import { useEffect, useState } from "react";
import type { Task, TaskOutcome } from "@/lib/tasks";

/** The tasks with what the latest attempts say of them, and those that were done at any time. */
export interface TaskProgress {
  readonly outcomes: readonly TaskOutcome[];
  readonly doneIds: ReadonlySet<string>;
}

/**
 * Follows a list of tasks: `attempts` reads what the reader has done so far, `subscribe` says when that
 * has become more. What is done stays done, also after a reload, under the key `storageKey`. What a page
 * opens with ticks nothing: a task is for the reader to do.
 */
export function useTaskProgress<A>(
  tasks: readonly Task<A>[],
  storageKey: string,
  attempts: () => readonly A[],
  subscribe: (listener: () => void) => () => void,
): TaskProgress {
  const [progress, setProgress] = useState<TaskProgress>(() => ({
    outcomes: tasks.map((task) => task.check([])),
    doneIds: readDone(tasks, storageKey),
  }));

  useEffect(
    () =>
      subscribe(() => {
        setProgress(({ doneIds }) => judge(tasks, attempts(), doneIds));
      }),
    [tasks, attempts, subscribe],
  );
  useEffect(() => {
    writeDone(storageKey, progress.doneIds);
  }, [storageKey, progress.doneIds]);

  return progress;
}

function judge<A>(
  tasks: readonly Task<A>[],
  attempts: readonly A[],
  doneBefore: ReadonlySet<string>,
): TaskProgress {
  const outcomes = tasks.map((task) => task.check(attempts));
  const doneNow = tasks.filter((_, index) => outcomes[index]?.done === true).map(({ id }) => id);
  return { outcomes, doneIds: new Set([...doneBefore, ...doneNow]) };
}

function readDone<A>(tasks: readonly Task<A>[], storageKey: string): ReadonlySet<string> {
  try {
    const stored = (localStorage.getItem(storageKey) ?? "").split(" ");
    return new Set(stored.filter((id) => tasks.some((task) => task.id === id)));
  } catch {
    return new Set();
  }
}

function writeDone(storageKey: string, doneIds: ReadonlySet<string>): void {
  try {
    localStorage.setItem(storageKey, [...doneIds].join(" "));
  } catch {
    // Storage may be forbidden; progress then lasts as long as the page.
  }
}
