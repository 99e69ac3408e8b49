import { useCallback } from "react";
import { type Attempt, TASKS } from "@/lib/tasks";
import type { Opened } from "@/lib/share";
import type { Bases } from "../../share/address";
import { TaskItems } from "../../tasks/TaskItems";
import { useTaskProgress } from "../../tasks/useTaskProgress";
import { followBatch } from "./follow";
import { PredictionCard } from "./PredictionCard";
import type { Explorer } from "./useExplorer";

interface TaskListProps {
  readonly explorer: Explorer;
  readonly bases: Bases;
  readonly opened: Opened | null;
}

/** The tasks of the explorer: every state that the reader has set is an attempt. */
export function TaskList({ explorer, bases, opened }: TaskListProps) {
  const { figure, store } = explorer;
  const attempts = useCallback((): readonly Attempt[] => {
    const starts = new Set([...bases.map(({ wish }) => wish), opened?.wish]);
    const { past, present } = store.history(figure);
    return [...past, present].map((wish) => ({ wish, result: store.run(wish), isStart: starts.has(wish) }));
  }, [bases, figure, opened, store]);
  const progress = useTaskProgress(TASKS, "tasks.pipeline", attempts, store.subscribe);
  return (
    <TaskItems
      tasks={TASKS}
      progress={progress}
      ask={(prediction, isDone) => (
        <PredictionCard prediction={prediction} explorer={explorer} isDone={isDone} />
      )}
      follow={(batch) => {
        followBatch(explorer, batch);
      }}
    />
  );
}
