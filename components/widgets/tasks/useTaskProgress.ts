import { useEffect, useMemo, useRef, useState } from "react";
import { withTasks } from "@/lib/quiz/progress";
import type { Task, TaskOutcome } from "@/lib/tasks";
import { resetCount, subscribeToProgress, updateProgress } from "../progress/progressStore";
import { useProgress } from "../progress/useProgress";

/** The tasks with what the latest attempts say of them, and those that were done at any time. */
export interface TaskProgress {
  readonly outcomes: readonly TaskOutcome[];
  readonly doneIds: ReadonlySet<string>;
}

/**
 * Follows a list of tasks: `attempts` reads what the reader has done so far, `subscribe` says when that
 * has become more. What is done stays done, also after a reload, in the progress that all figures share;
 * `list` is the name of the tasks there. What a page opens with ticks nothing: a task is for the reader
 * to do. Once the progress has been forgotten, what was done before is no more than what there is to compare
 * with: nothing is ticked until the reader acts.
 */
export function useTaskProgress<A, Shown>(
  tasks: readonly Task<A, Shown>[],
  list: string,
  attempts: () => readonly A[],
  subscribe: (listener: () => void) => () => void,
): TaskProgress {
  const progress = useProgress();
  const [outcomes, setOutcomes] = useState(() => tasks.map((task) => task.check([])));
  const since = useRef<A | undefined>(undefined);

  useEffect(() => {
    let seen = resetCount();
    return subscribeToProgress(() => {
      if (resetCount() === seen) return;
      seen = resetCount();
      since.current = attempts().at(-1);
      setOutcomes(tasks.map((task) => task.check([])));
    });
  }, [tasks, attempts]);

  useEffect(
    () =>
      subscribe(() => {
        const judged = tasks.map((task) => task.check(attemptsSince(attempts(), since.current)));
        setOutcomes(judged);
        const doneNow = tasks.filter((_, index) => judged[index]?.done === true).map(({ id }) => id);
        updateProgress((before) => withTasks(before, list, doneNow));
      }),
    [tasks, list, attempts, subscribe],
  );

  const doneIds = useMemo(
    () => new Set((progress.tasks[list] ?? []).filter((id) => tasks.some((task) => task.id === id))),
    [progress, list, tasks],
  );
  return { outcomes, doneIds };
}

/** The attempts from one on, which comes along to be compared with; all of them where it has been forgotten. */
function attemptsSince<A>(attempts: readonly A[], first: A | undefined): readonly A[] {
  return first === undefined ? attempts : attempts.slice(Math.max(0, attempts.lastIndexOf(first)));
}
