import { useEffect, useMemo, useState } from "react";
import { withTasks } from "@/lib/quiz/progress";
import type { Task, TaskOutcome } from "@/lib/tasks";
import { resetCount, subscribeToProgress, updateProgress } from "../progress/progressStore";
import { useProgress } from "../progress/useProgress";
import { createForgetting } from "./forgetting";

/** The tasks with what the latest attempts say of them, and those that were done at any time. */
export interface TaskProgress {
  readonly outcomes: readonly TaskOutcome[];
  readonly doneIds: ReadonlySet<string>;
  /** How often the reader has had their progress forgotten on this page. */
  readonly round: number;
}

/**
 * Follows a list of tasks: `attempts` reads what the reader has done so far, `subscribe` says when that
 * has become more. What is done stays done, also after a reload, in the progress that all figures share;
 * `list` is the name of the tasks there. What a page opens with ticks nothing, nor does what was tried
 * before the progress was forgotten: a task is for the reader to do.
 */
export function useTaskProgress<A extends object, Shown>(
  tasks: readonly Task<A, Shown>[],
  list: string,
  attempts: () => readonly A[],
  subscribe: (listener: () => void) => () => void,
): TaskProgress {
  const progress = useProgress();
  const [outcomes, setOutcomes] = useState(() => tasks.map((task) => task.check([])));
  const [round, setRound] = useState(0);
  const [forgetting] = useState(() => createForgetting<A>());

  useEffect(() => {
    let seen = resetCount();
    return subscribeToProgress(() => {
      if (resetCount() === seen) return;
      seen = resetCount();
      forgetting.forget(attempts());
      setOutcomes(tasks.map((task) => task.check([])));
      setRound(seen);
    });
  }, [attempts, forgetting, tasks]);

  useEffect(
    () =>
      subscribe(() => {
        const tried = forgetting.counted(attempts());
        const judged = tasks.map((task) => task.check(tried));
        setOutcomes(judged);
        const doneNow = tasks.filter((_, index) => judged[index]?.done === true).map(({ id }) => id);
        updateProgress((before) => withTasks(before, list, doneNow));
      }),
    [tasks, list, attempts, subscribe, forgetting],
  );

  const doneIds = useMemo(
    () => new Set((progress.tasks[list] ?? []).filter((id) => tasks.some((task) => task.id === id))),
    [progress, list, tasks],
  );
  return { outcomes, doneIds, round };
}
