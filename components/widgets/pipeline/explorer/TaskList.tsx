import { useCallback, useState } from "react";
import type { Wish } from "@/lib/scenario-store";
import { type Attempt, TASKS } from "@/lib/tasks";
import type { Opened } from "@/lib/share";
import type { Bases } from "../../share/address";
import { onSettled } from "../../tasks/onSettled";
import { TaskItems } from "../../tasks/TaskItems";
import { useTaskProgress } from "../../tasks/useTaskProgress";
import { followBatch } from "./follow";
import { PredictionCard } from "./PredictionCard";
import type { Scene } from "./useExplorer";

interface TaskListProps {
  readonly scene: Scene;
  readonly bases: Bases;
  readonly opened: Opened | null;
}

/** The tasks of the explorer: every state that the reader has set is an attempt. */
export function TaskList({ scene, bases, opened }: TaskListProps) {
  const { figure, store } = scene;
  const [known] = useState(() => new WeakMap<Wish, Attempt>());
  const attempts = useCallback((): readonly Attempt[] => {
    const starts = new Set([...bases.map(({ wish }) => wish), opened?.wish]);
    const { past, present } = store.history(figure);
    return [...past, present].map((wish) => {
      const attempt = known.get(wish) ?? { wish, result: store.run(wish), isStart: starts.has(wish) };
      known.set(wish, attempt);
      return attempt;
    });
  }, [bases, figure, known, opened, store]);
  const subscribe = useCallback(
    (listener: () => void) => onSettled(store, figure, listener),
    [figure, store],
  );
  const progress = useTaskProgress(TASKS, "tasks.pipeline", attempts, subscribe);
  return (
    <TaskItems
      tasks={TASKS}
      progress={progress}
      ask={(prediction, isDone) => <PredictionCard prediction={prediction} scene={scene} isDone={isDone} />}
      follow={(batch) => {
        followBatch(scene, batch);
      }}
    />
  );
}
