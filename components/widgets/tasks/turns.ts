import type { Task, TaskOutcome } from "@/lib/tasks";
import type { AttemptLog } from "./attemptLog";

/** An attempt that may be no more than where a reader starts from. */
interface Startable {
  readonly isStart?: boolean;
}

/** Which of several tasks is being tried, and what is said of each so far. */
export interface Board {
  readonly activeId: string | null;
  /** Which one was ticked last, until the reader takes up another; null when there is none. */
  readonly tickedId: string | null;
  readonly said: ReadonlyMap<string, TaskOutcome>;
}

/** One task at a time: what is tried counts for that task alone, from the moment at which it is taken up. */
export interface Turns {
  /** Takes a task up; the state of that moment is where it starts from. Null: none is left. */
  readonly take: (id: string | null, board: Board) => Board;
  /** What the latest attempt says of the task that is being tried. */
  readonly judge: (board: Board) => Board;
}

/** Nothing said, nothing tried. */
export const EMPTY_BOARD: Board = { activeId: null, tickedId: null, said: new Map() };

/** Turns over the attempts of a log. */
export function createTurns<A extends Startable, Shown>(
  tasks: readonly Task<A, Shown>[],
  log: Pick<AttemptLog<A>, "attempts">,
): Turns {
  let start: A | undefined;
  const since = (): readonly A[] => {
    const attempts = log.attempts();
    const from = start === undefined ? -1 : attempts.indexOf(start);
    return attempts.slice(from + 1);
  };
  const judge = (board: Board): Board => {
    const task = tasks.find(({ id }) => id === board.activeId);
    if (task === undefined) return board;
    const from = start === undefined ? [] : [{ ...start, isStart: true }];
    return {
      ...board,
      said: new Map(board.said).set(task.id, task.check([...from, ...since()])),
    };
  };
  return {
    take: (id, board) => {
      start = log.attempts().at(-1);
      return judge({ ...board, activeId: id, tickedId: null });
    },
    judge,
  };
}
