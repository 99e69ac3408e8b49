import { useCallback, useEffect, useState } from "react";
import { type Attempt, TASKS, type Way } from "@/lib/tasks";
import type { Opened } from "@/lib/share";
import type { Bases } from "../../share/address";
import { createAttemptLog } from "../../tasks/attemptLog";
import { onSettled } from "../../tasks/onSettled";
import { TaskItems } from "../../tasks/TaskItems";
import { useTasksInTurn } from "../../tasks/useTasksInTurn";
import { followBatch } from "./follow";
import { PredictionCard } from "./PredictionCard";
import type { Scene } from "./useExplorer";
import type { ShareLink } from "./useShareLink";

interface TaskListProps {
  readonly scene: Scene;
  readonly share: ShareLink;
  readonly bases: Bases;
  readonly opened: Opened | null;
}

/** The tasks of the explorer, one at a time: every state that the reader has set is an attempt. */
export function TaskList({ scene, share, bases, opened }: TaskListProps) {
  const { figure, store } = scene;
  const [starts] = useState(
    () => new WeakSet([...bases, ...(opened === null ? [] : [opened])].map(({ wish }) => wish)),
  );
  const attempt = useCallback((): Attempt => {
    const wish = store.wish(figure);
    return { wish, result: store.run(wish), isStart: starts.has(wish) };
  }, [figure, starts, store]);
  const [log] = useState(() => createAttemptLog(attempt()));
  useEffect(
    () =>
      onSettled(store, figure, () => {
        log.add(attempt());
      }),
    [attempt, figure, log, store],
  );
  const progress = useTasksInTurn(TASKS, "tasks.pipeline", log);

  const setUp = ({ begin }: Way) => {
    const wish = begin(share.original);
    starts.add(wish);
    share.startFrom(share.ownBase);
    store.set(figure, wish);
  };
  return (
    <TaskItems
      tasks={TASKS}
      progress={progress}
      ask={(prediction, isDone) => <PredictionCard prediction={prediction} scene={scene} isDone={isDone} />}
      follow={(batch) => {
        followBatch(scene, batch);
      }}
      setUp={setUp}
    />
  );
}
