import { useCallback } from "react";
import { type Attempt, TASKS } from "@/lib/tasks";
import { TaskItems } from "../../tasks/TaskItems";
import { useTaskProgress } from "../../tasks/useTaskProgress";
import { followBatch } from "./follow";
import { PredictionCard } from "./PredictionCard";
import type { Explorer } from "./useExplorer";

/** The tasks of the explorer: every state that the reader has set is an attempt. */
export function TaskList({ explorer }: { readonly explorer: Explorer }) {
  const { figure, store } = explorer;
  const attempts = useCallback((): readonly Attempt[] => {
    const { past, present } = store.history(figure);
    return [...past, present].map((wish) => ({ wish, result: store.run(wish) }));
  }, [figure, store]);
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
