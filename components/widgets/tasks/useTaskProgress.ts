import { useEffect, useState } from "react";
import { withTasks } from "@/lib/quiz/progress";
import type { Task, TaskOutcome } from "@/lib/tasks";
import { resetCount, subscribeToProgress, updateProgress } from "../progress/progressStore";
import { createForgetting } from "./forgetting";
import { useDoneIds } from "./useDoneIds";

/** The task that is being tried, the one that was ticked last, and how to take up another. */
export interface Turn {
  readonly activeId: string | null;
  readonly tickedId: string | null;
  readonly take: (id: string) => void;
}

/** The tasks with what the latest attempts say of them, and those that were done at any time. */
export interface TaskProgress {
  /** Null for one of which nothing is to be said yet. */
  readonly outcomes: readonly (TaskOutcome | null)[];
  readonly doneIds: ReadonlySet<string>;
  /** How often the reader has had their progress forgotten on this page. */
  readonly round: number;
  /** Where only one is tried at a time: which, and how to take up another. */
  readonly turn?: Turn;
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
  const doneIds = useDoneIds(tasks, list);
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

  return { outcomes, doneIds, round };
}
