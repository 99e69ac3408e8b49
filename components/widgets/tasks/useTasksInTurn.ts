import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { withTasks } from "@/lib/quiz/progress";
import type { Task } from "@/lib/tasks";
import { currentProgress, resetCount, subscribeToProgress, updateProgress } from "../progress/progressStore";
import type { AttemptLog } from "./attemptLog";
import { type Board, createTurns, EMPTY_BOARD } from "./turns";
import type { TaskProgress, Turn } from "./useTaskProgress";
import { useDoneIds } from "./useDoneIds";

/** Progress of tasks that are tried one at a time. */
export interface TasksInTurn extends TaskProgress {
  readonly turn: Turn;
}

/**
 * Follows a list of tasks one at a time: only the one that is being tried can be ticked, by what the reader
 * does from then on. The first open one is tried first, and the next one after each tick; a reader may
 * take up another. What is done stays done, in the progress that all figures share; `list` is the name of
 * the tasks there.
 */
export function useTasksInTurn<A extends { readonly isStart?: boolean }, Shown>(
  tasks: readonly Task<A, Shown>[],
  list: string,
  log: AttemptLog<A>,
): TasksInTurn {
  const doneIds = useDoneIds(tasks, list);
  const [turns] = useState(() => createTurns(tasks, log));
  const [round, setRound] = useState(0);
  const [board, setBoard] = useState<Board>(() => turns.take(firstOpen(tasks, list), EMPTY_BOARD));
  const latest = useRef(board);

  const show = useCallback((next: Board) => {
    latest.current = next;
    setBoard(next);
  }, []);

  useEffect(() => {
    let seen = resetCount();
    return subscribeToProgress(() => {
      if (resetCount() === seen) return;
      seen = resetCount();
      show(turns.take(firstOpen(tasks, list), EMPTY_BOARD));
      setRound(seen);
    });
  }, [list, show, tasks, turns]);

  useEffect(
    () =>
      log.subscribe(() => {
        const judged = turns.judge(latest.current);
        const { activeId } = judged;
        const isDone = activeId !== null && judged.said.get(activeId)?.done === true;
        if (isDone) updateProgress((before) => withTasks(before, list, [activeId]));
        if (!isDone) show(judged);
        else show({ ...turns.take(firstOpen(tasks, list), judged), tickedId: activeId });
      }),
    [list, log, show, tasks, turns],
  );

  const take = useCallback(
    (id: string) => {
      show(turns.take(id, latest.current));
    },
    [show, turns],
  );
  return useMemo(
    () => ({
      outcomes: tasks.map(({ id }) => board.said.get(id) ?? null),
      doneIds,
      round,
      turn: { activeId: board.activeId, tickedId: board.tickedId, take },
    }),
    [board, doneIds, round, take, tasks],
  );
}

/** The first task that has not been done at any time; null when all have. */
function firstOpen(tasks: readonly { readonly id: string }[], list: string): string | null {
  const done = currentProgress().tasks[list] ?? [];
  return tasks.find(({ id }) => !done.includes(id))?.id ?? null;
}
