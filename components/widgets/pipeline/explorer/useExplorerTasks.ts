import { useCallback, useEffect, useMemo, useState } from "react";
import { useStable } from "@/components/controls/useStable";
import type { Wish } from "@/lib/scenario-store";
import { type Attempt, TASKS, type Way } from "@/lib/tasks";
import { createAttemptLog } from "../../tasks/attemptLog";
import { onSettled } from "../../tasks/onSettled";
import { type TasksInTurn, useTasksInTurn } from "../../tasks/useTasksInTurn";
import type { Scene } from "./useExplorer";
import type { ShareLink } from "./useShareLink";

/** Name of the tasks in the progress that all figures share. */
export const TASK_LIST = "tasks.pipeline";

/** The tasks of the explorer as far as they are done, and a way to where one of them begins. */
export interface ExplorerTasks {
  readonly progress: TasksInTurn;
  readonly setUp: (way: Way) => void;
}

/** The tasks of the explorer, one at a time: every state that the reader has set is an attempt. */
export function useExplorerTasks(scene: Scene, share: ShareLink): ExplorerTasks {
  const { figure, store, startOver } = scene;
  const { isStart, startFrom, ownBase, original } = share;
  const attempt = useCallback(
    (wish: Wish): Attempt => ({ wish, result: store.run(wish), isStart: isStart(wish) }),
    [isStart, store],
  );
  const [log] = useState(() => createAttemptLog(attempt(store.wish(figure))));
  useEffect(
    () =>
      onSettled(store, figure, (wish) => {
        log.add(attempt(wish));
      }),
    [attempt, figure, log, store],
  );
  const setUp = useStable(({ begin }: Way) => {
    const wish = begin(original);
    startFrom(ownBase, wish);
    store.set(figure, wish);
    startOver();
  });
  const progress = useTasksInTurn(TASKS, TASK_LIST, log);
  return useMemo(() => ({ progress, setUp }), [progress, setUp]);
}
